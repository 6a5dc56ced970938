import { expect, it, vi } from 'vitest'
import { canReach, createFormCall } from './form-call.ts'

function form(reached: boolean, mayBegin = true) {
  let answer: (isReached: boolean) => void = () => undefined
  const send = vi.fn()
  const fail = vi.fn()
  const begin = vi.fn(() => mayBegin)
  const reach = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  const call = createFormCall({ begin, reach, send, fail })
  const settle = async () => {
    answer(reached)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { call, send, fail, begin, reach, settle }
}

it('goes once the server has answered, and once only', async () => {
  const { call, send, fail, reach, settle } = form(true)
  expect(call.submit()).toBe(false)
  expect(call.submit()).toBe(false)
  await settle()
  expect(send).toHaveBeenCalledTimes(1)
  expect(call.submit()).toBe(true)
  expect(call.submit()).toBe(false)
  expect([reach.mock.calls.length, fail.mock.calls.length]).toEqual([1, 0])
})

it('stays without a connection, and can be tried again', async () => {
  const { call, send, fail, settle } = form(false)
  call.submit()
  await settle()
  expect([send.mock.calls.length, fail.mock.calls.length]).toEqual([0, 1])
  expect(call.submit()).toBe(false)
  await settle()
  expect(fail).toHaveBeenCalledTimes(2)
})

it('asks nothing where it may not begin', () => {
  const { call, reach } = form(true, false)
  expect(call.submit()).toBe(false)
  expect(reach).not.toHaveBeenCalled()
})

it('rests again on a page shown again, whatever the answer to the earlier question is', async () => {
  const { call, send, begin, settle } = form(true)
  call.submit()
  call.restore()
  await settle()
  expect(send).not.toHaveBeenCalled()
  expect(call.submit()).toBe(false)
  expect(begin).toHaveBeenCalledTimes(2)
})

it('counts any answer as a server, and silence as none', async () => {
  const answers = (status: number) => (() => Promise.resolve(new Response(null, { status }))) as typeof fetch
  for (const status of [200, 404, 503]) expect(await canReach(answers(status), 1000)).toBe(true)
  expect(await canReach(() => Promise.reject(new TypeError('offline')), 1000)).toBe(false)
  const silent = ((_: string, init: RequestInit) =>
    new Promise((_resolve, reject) => {
      init.signal!.addEventListener('abort', () => reject(init.signal!.reason as Error))
    })) as typeof fetch
  expect(await canReach(silent, 1)).toBe(false)
})
