import { spawn } from 'node:child_process'

/**
 * Runs a program to its end. Output is kept and returned; with `inherit` it goes straight to the terminal.
 * Never throws for a non-zero exit: the caller knows what that means.
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
