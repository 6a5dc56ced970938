import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startPoll } from './poll.ts'
import { pollEvery } from './rules.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

function polling(...answers: (Response | Error)[]) {
  const page = { isVisible: true }
  const asked: string[] = []
  const onNewer = vi.fn()
  const fetcher = vi.fn((address: string, init?: RequestInit) => {
    asked.push(address)
    expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit' })
    const answer = answers.shift() ?? json('one')
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  })
  const poll = startPoll({
    build: 'one',
    fetcher: fetcher as typeof fetch,
    isVisible: () => page.isVisible,
    onNewer,
  })
  return { page, asked, onNewer, poll }
}

const json = (id: unknown) => Response.json({ id })
const rounds = (count: number) => vi.advanceTimersByTimeAsync(count * pollEvery)

it('asks with the time in the query, again and again', async () => {
  const { asked, onNewer } = polling()
  expect(asked).toEqual([])
  await rounds(3)
  const times = [1, 2, 3].map((round) => 1_000_000 + round * pollEvery)
  expect(asked).toEqual(times.map((time) => `/builds/latest.json?timestamp=${time}`))
  expect(onNewer).not.toHaveBeenCalled()
})

it('tells of another build once, and asks no more', async () => {
  const { asked, onNewer, poll } = polling(json('one'), json('two'))
  await rounds(6)
  expect(onNewer).toHaveBeenCalledTimes(1)
  poll.wake()
  await rounds(2)
  expect(asked).toHaveLength(2)
})

it('bears 404, 403, a broken answer and no answer', async () => {
  const failures = [
    new Response(null, { status: 404 }),
    new Response(null, { status: 403 }),
    new Response('<html>'),
    json(5),
    new TypeError('offline'),
  ]
  const { asked, onNewer } = polling(...failures, json('two'))
  await rounds(5)
  expect(asked).toHaveLength(5)
  expect(onNewer).not.toHaveBeenCalled()
  await rounds(1)
  expect(onNewer).toHaveBeenCalledTimes(1)
})

it('asks nothing while nobody looks, and at once when somebody does again', async () => {
  const { page, asked, poll } = polling()
  page.isVisible = false
  await rounds(4)
  expect(asked).toEqual([])
  page.isVisible = true
  poll.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
  // Looking again soon after asks nothing: the answer is fresh.
  poll.wake()
  await vi.advanceTimersByTimeAsync(pollEvery - 1)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(2)
})

it('stops', async () => {
  const { asked, poll } = polling()
  poll.stop()
  await rounds(3)
  expect(asked).toEqual([])
})
