/**
 * React is one long function, called by whoever imports it first. This is built into React's own file, so that it runs
 * as a task of its own before the storefront (build/start-after-paint.ts).
 */
import 'react'
import 'react-dom/client'
import 'react/jsx-runtime'
