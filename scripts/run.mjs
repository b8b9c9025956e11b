import { spawn } from 'node:child_process'

/**
 * Runs a program to its end and returns its output. With `inherit` the output goes to the terminal. A non-zero exit
 * does not throw: the caller knows what it means.
 */
export function run(command, args, { inherit = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: inherit ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
