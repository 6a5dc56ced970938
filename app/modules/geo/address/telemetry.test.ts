import { describe, expect, it, vi } from 'vitest'
import { createTelemetry, type SearchEvent } from './telemetry.ts'

const event = (number: number): SearchEvent => ({
  event: 'search.keystroke',
  created: number,
  sessionIdentifier: 's',
  queryString: `q${number}`,
})

function queue(send = vi.fn((_events: readonly SearchEvent[]) => Promise.resolve())) {
  let due: { work: () => void; after: number } | null = null
  let serial = 0
  const telemetry = createTelemetry(send, {
    set: (work, after) => {
      due = { work, after }
      return ++serial
    },
    clear: () => {
      due = null
    },
  })
  return { telemetry, send, due: () => due, pass: () => due?.work() }
}

describe('telemetry', () => {
  it('leaves together after 1000 ms', () => {
    const { telemetry, send, due, pass } = queue()
    telemetry.push(event(1))
    telemetry.push(event(2))
    expect(send).not.toHaveBeenCalled()
    expect(due()?.after).toBe(1000)
    pass()
    expect(send.mock.calls).toEqual([[[event(1), event(2)]]])
    expect(due()).toBeNull()
  })

  it('leaves at 100 events without waiting, and counts anew', () => {
    const { telemetry, send, due } = queue()
    for (let number = 0; number < 99; number++) telemetry.push(event(number))
    expect(send).not.toHaveBeenCalled()
    telemetry.push(event(99))
    expect(send).toHaveBeenCalledTimes(1)
    expect(send.mock.calls[0]![0]).toHaveLength(100)
    expect(due()).toBeNull()
    telemetry.push(event(100))
    expect(due()?.after).toBe(1000)
  })

  it('sends nothing when there is nothing, and survives a failure', async () => {
    const { telemetry, send, pass } = queue(vi.fn(() => Promise.reject(new Error('offline'))))
    telemetry.flush()
    expect(send).not.toHaveBeenCalled()
    telemetry.push(event(1))
    pass()
    telemetry.push(event(2))
    telemetry.flush()
    await Promise.resolve()
    expect(send).toHaveBeenCalledTimes(2)
  })
})
