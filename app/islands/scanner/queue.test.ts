import { describe, expect, it } from 'vitest'
import { forgetOthers, forgetScan, isCode, keepScan, type KeptScan, readOwn, readQueue } from './queue.ts'
import { repeatGuard, scanKeys } from './repeats.ts'
import { sendKept } from './send-kept.ts'
import { offline, type Sent } from './send.ts'

function store(kept: string | null = null) {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_name: string, text: string) => {
      value = text
    },
  }
}

const scan = (key: string, queue = 'clinic'): KeptScan => ({ key, code: 'ABCDEFGHJ', at: 1, queue })

describe('what a scanner keeps while it is offline', () => {
  it('is the code and the time, in their order, until the server has answered', () => {
    const kept = store()
    expect([keepScan(kept, scan('a')), keepScan(kept, scan('b'))]).toEqual([true, true])
    expect(readQueue(kept)).toEqual([scan('a'), scan('b')])
    forgetScan(kept, 'a')
    expect(readQueue(kept)).toEqual([scan('b')])
    expect(JSON.parse(kept.getItem()!)).toEqual([{ key: 'b', code: 'ABCDEFGHJ', at: 1, queue: 'clinic' }])
  })

  it('is nothing of what somebody else has written there, and never a loss that nobody is told of', () => {
    expect(readQueue(store('nonsense'))).toEqual([])
    expect(readQueue(store(JSON.stringify([{ key: 1 }, scan('a'), null])))).toEqual([scan('a')])
    const full = { getItem: () => null, setItem: () => expect.unreachable() }
    expect(
      keepScan(
        {
          ...full,
          setItem: () => {
            throw new Error('full')
          },
        },
        scan('a'),
      ),
    ).toBe(false)
  })

  it('is sent for whoever has scanned it alone, and what others have left is forgotten after a day', () => {
    const kept = store()
    for (const each of [scan('a'), scan('b', 'somebody'), scan('c')]) keepScan(kept, each)
    expect(readOwn(kept, 'clinic')).toEqual([scan('a'), scan('c')])
    const day = 86_400_000
    forgetOthers(kept, 'clinic', day)
    expect(readQueue(kept)).toHaveLength(3)
    forgetOthers(kept, 'clinic', day + 1)
    expect(readQueue(kept)).toEqual([scan('a'), scan('c')])
  })

  it('is nothing but what may be a number of ours', () => {
    for (const code of ['ABCD-EFGH-J', 'abcdefghj', ' ABCD EFGH J', 'I693-ABCDEFGHJ', 'ＡＢＣＤＥＦＧＨＪ'])
      expect([code, isCode(code)]).toEqual([code, true])
    for (const text of [
      'ABCD',
      'https://example.com/x',
      'DAQ123\nDCSCHEN\nDBB19800101',
      'MECARD:N:Chen;TEL:2125550123;',
    ])
      expect([text, isCode(text)]).toEqual([text, false])
  })
})

describe('what waits', () => {
  const card = { card: { light: 'green' }, counts: {} } as unknown as Extract<Sent, { kind: 'answer' }>['answer']
  const good: Sent = { kind: 'answer', answer: card }
  const refused: Sent = { kind: 'refused', message: 'Wait a moment.' }

  async function sent(...answers: Sent[]) {
    const kept = store()
    const scans = answers.map((_answer, index) => scan(String(index)))
    for (const each of scans) keepScan(kept, each)
    let asked = 0
    const send = () => Promise.resolve(answers[asked++]!)
    await sendKept(scans, { store: kept, send, onAnswer: () => undefined })
    return { asked, left: readQueue(kept).map(({ key }) => key) }
  }

  it('stays until it was answered, and goes on once there is a network', async () => {
    expect(await sent(good, offline, good)).toEqual({ asked: 2, left: ['1', '2'] })
  })

  it('is not held up by one number that is refused or fails, and leaves a server alone that refuses all', async () => {
    expect(await sent(refused, good, { kind: 'failing' }, good)).toEqual({ asked: 4, left: ['0', '2'] })
    expect(await sent(refused, refused, refused, good)).toEqual({ asked: 3, left: ['0', '1', '2', '3'] })
  })
})

describe('a camera', () => {
  it('reads a code once while it is held before it, and again after it was away', () => {
    const isNew = repeatGuard(4000)
    expect([isNew('A', 0), isNew('A', 3000), isNew('A', 6000), isNew('B', 6100), isNew('A', 6200)]).toEqual([
      ...[true, false, false, true, true],
    ])
    expect(isNew('A', 20_000)).toBe(true)
  })
})

describe('a reader whose trigger is pressed twice', () => {
  it('has made one scan, and another one when the ticket is held out again', () => {
    let serial = 0
    const keys = scanKeys(() => String(++serial))
    expect([keys.keyOf('A', 0), keys.keyOf('A', 1400), keys.keyOf('A', 1600)]).toEqual(['1', '1', '2'])
    expect([keys.keyOf('B', 1700), keys.keyOf('A', 1800)]).toEqual(['3', '4'])
    keys.forget()
    expect(keys.keyOf('A', 1900)).toBe('5')
  })
})
