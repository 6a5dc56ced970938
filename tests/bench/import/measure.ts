import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Measure = { rowsPerCpuSecond: number; maxRssMb: number; digest: string }

/** Runs a program of this folder in a process of its own; it prints one line of JSON. */
export function spawnMeasured(program: string, argv: readonly string[]): Promise<Measure> {
  return new Promise((resolve, reject) => {
    const path = fileURLToPath(new URL(program, import.meta.url))
    const child = spawn(process.execPath, ['--import', 'tsx', path, ...argv], { stdio: ['ignore', 'pipe', 'inherit'] })
    let output = ''
    child.stdout.on('data', (text: Buffer) => (output += text.toString()))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output.trim().split('\n').at(-1)!) as Measure)
      else reject(new Error(`${program} ${argv[0]} ended with ${code}`))
    })
  })
}

/** Of the process that calls it, since `cpuBefore`: what it took for so many rows. */
export function measured(rows: number, cpuBefore: NodeJS.CpuUsage, digest = ''): Measure {
  const { user, system } = process.cpuUsage(cpuBefore)
  return { rowsPerCpuSecond: rows / ((user + system) / 1e6), maxRssMb: peakRssMb(), digest }
}

/** The kernel's own mark where there is one: `resourceUsage` begins with the peak of the process that started this one. */
function peakRssMb(): number {
  try {
    const [, kilobytes] = /VmHWM:\s*(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))!
    return Number(kilobytes) / 1000
  } catch {
    return process.resourceUsage().maxRSS / 1000
  }
}
