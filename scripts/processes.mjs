// Commands that run beside one another, are named with their seconds, and end with the process that started them.
import { spawn } from 'node:child_process'
import { performance } from 'node:perf_hooks'

/** A group of their own for each command, so that a signal reaches what npm or a shell has started in turn. */
const hasGroups = process.platform !== 'win32'
const running = new Set()

export function start(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', detached: hasGroups, ...options })
  running.add(child)
  const forget = () => running.delete(child)
  child.on('error', forget)
  child.on('exit', forget)
  return child
}

/** Runs a command to its end: its exit code, and the last of what it printed where `stdio` leaves that to us, shown meanwhile or not. */
export function finish(command, args, { show = false, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(command, args, options)
    let output = ''
    const keep = (stream, to) =>
      stream?.on('data', (chunk) => {
        if (show) to.write(chunk)
        output = (output + chunk).slice(-100_000)
      })
    keep(child.stdout, process.stdout)
    keep(child.stderr, process.stderr)
    child.on('error', (error) => resolve({ status: 1, output: String(error) }))
    child.on('close', (status) => resolve({ status: status ?? 1, output }))
  })
}

/** Runs a command without a word; one that fails shows what it printed, and is an error. */
export async function quietly(command, args, options) {
  const { status, output } = await finish(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  if (status !== 0) throw new Error(`${output}\n${[command, ...args].join(' ')} failed with ${status}.`)
}

/** Says what begins and, when it is done, how long it took: steps that run at once are told apart by their names. */
export async function timed(title, work) {
  const began = performance.now()
  console.log(`${title} …`)
  const result = await work()
  console.log(`${title}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

function signalAll(signal) {
  for (const { pid } of running) {
    try {
      process.kill(hasGroups ? -pid : pid, signal)
    } catch (error) {
      // It has just ended by itself.
      if (error.code !== 'ESRCH') throw error
    }
  }
}

/** A terminal's Ctrl-C reaches npm and this process, and npm passes it on: one wish, and a server told twice ends at once. */
const sameWish = 1_000

/**
 * SIGINT and SIGTERM go to everything that was started; who has nothing running ends. npm passes a signal to the shell between it and
 * this process, and a shell dies of it without a word: under npm the loss of the parent is a SIGTERM, too.
 */
export function endTogether() {
  let last = -Infinity
  const end = (signal) => {
    if (performance.now() - last < sameWish) return
    last = performance.now()
    process.exitCode = 1
    if (running.size === 0) process.exit()
    signalAll(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end)
  process.on('exit', () => signalAll('SIGTERM'))
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    end('SIGTERM')
  }, 200)
  watch.unref()
}
