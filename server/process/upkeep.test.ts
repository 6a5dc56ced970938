import { expect, it, vi } from 'vitest'
import { createLogger } from '#app/core/log/log.server.ts'
import { createLifecycle } from './lifecycle.ts'
import { startUpkeep } from './upkeep.ts'

const quiet = createLogger({ level: 'silent' })

function running(run: () => Promise<unknown>) {
  vi.useFakeTimers()
  const lifecycle = createLifecycle()
  lifecycle.ready()
  startUpkeep([{ name: 'chore', everyMs: 1000, run }], lifecycle, quiet)
  return lifecycle
}

it('repeats a chore, and goes on after a failure', async () => {
  const run = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValue(null)
  running(run)
  await vi.advanceTimersByTimeAsync(3500)
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(2)
  vi.useRealTimers()
})

it('never runs a chore beside itself', async () => {
  let finish = () => {}
  const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
  running(run)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(1)
  finish()
  await vi.advanceTimersByTimeAsync(1200)
  expect(run).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

it('stops with the process', async () => {
  const run = vi.fn().mockResolvedValue(null)
  const lifecycle = running(run)
  lifecycle.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(run).not.toHaveBeenCalled()
  vi.useRealTimers()
})
