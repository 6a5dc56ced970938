import { describe, expect, it } from 'vitest'
import { beginning, type CallEvent, type IvrWorld, nextStep, type Position, type Step } from './ivr-engine.ts'
import { phrases, startTree } from './ivr-start.ts'
import { noPrompts } from './ivr.ts'

const members = [
  { userId: 'a', destination: '+12125550131', seconds: 20 },
  { userId: 'b', destination: '+12125550132', seconds: 15 },
]
const world: IvrWorld = {
  tree: startTree('front'),
  groups: { front: members },
  state: 'open',
  languages: ['cmn', 'yue', 'en'],
  greeting: noPrompts,
  announcesRecording: false,
}
const key = (digit: string): CallEvent => ({ kind: 'key', key: digit })
const silence: CallEvent = { kind: 'silence' }

/** Walks through a call; every step it came to, the first included. */
function walk(events: readonly CallEvent[], given: Partial<IvrWorld> = {}): Step[] {
  let position: Position = beginning
  return [{ kind: 'begin' } as const, ...events].map((event) => {
    const step = nextStep({ ...world, ...given }, position, event)
    position = step.position
    return step
  })
}
const last = (events: readonly CallEvent[], given: Partial<IvrWorld> = {}) => walk(events, given).at(-1)!
const texts = ({ say }: Step) => say.map(({ text }) => text)
const voices = ({ say }: Step) => say.map(({ language }) => language)

describe('a language', () => {
  it('is asked for in every language of the number', () => {
    const step = last([])
    expect([step.then, voices(step)]).toEqual(['key', ['cmn', 'yue', 'en']])
  })

  it.each([
    ['1', 'cmn'],
    ['2', 'yue'],
    ['3', 'en'],
  ])('by key %s is %s from then on', (digit, language) => {
    const step = last([key(digit)])
    expect(step.position).toMatchObject({ language, node: 'main' })
    expect(voices(step)).toEqual([language])
    expect(voices(last([key(digit), key('2')]))).toEqual([language])
  })

  it('that the number does not offer is no choice', () => {
    const step = last([key('3')], { languages: ['cmn', 'yue'] })
    expect(texts(step)).toContain(phrases.invalidKey.cmn)
    expect(step.position).toMatchObject({ language: null, node: 'language', tries: 1 })
  })

  it('that is the only one is not asked for', () => {
    const step = last([], { languages: ['yue'] })
    expect([step.position.node, voices(step)]).toEqual(['main', ['yue']])
  })
})

describe('a key', () => {
  it('that leads nowhere is said so, and the menu is heard again', () => {
    const step = last([key('3'), key('7')])
    expect(texts(step)[0]).toBe(phrases.invalidKey.en)
    expect([step.then, step.position.node, step.position.tries]).toEqual(['key', 'main', 1])
  })

  it('that leads somewhere forgives those before it', () => {
    expect(last([key('3'), key('7'), key('7'), key('1')]).position.tries).toBe(0)
  })

  it('that is no key of a telephone leads nowhere', () => {
    for (const wrong of ['', 'x', '12', '#', 'constructor', '__proto__'])
      expect(last([key('3'), key(wrong)]).position.tries).toBe(1)
  })

  it('for hearing it again leads back to the menu', () => {
    const step = last([key('3'), key('9')])
    expect([step.then, step.position.node]).toEqual(['key', 'main'])
  })
})

it('nothing pressed three times ends in the voicemail', () => {
  const steps = walk([key('3'), silence, silence, silence])
  expect(steps.map(({ then }) => then)).toEqual(['key', 'key', 'key', 'key', 'record'])
  expect(texts(steps[2]!)[0]).toBe(phrases.stillThere.en)
  expect(texts(steps[4]!)).toEqual([phrases.greeting.en])
})

it('nothing pressed at the first menu ends in a greeting in every language', () => {
  expect(voices(last([silence, silence, silence]))).toEqual(['cmn', 'yue', 'en'])
})

it('silence and wrong keys count together', () => {
  expect(last([key('3'), silence, key('8'), silence]).then).toBe('record')
})

it('somebody who hears the menu again for ever ends in the voicemail', () => {
  const step = last([key('3'), ...Array.from({ length: 80 }, () => key('9'))].slice(0, 60))
  expect(step.then).toBe('record')
})

describe('a group', () => {
  it('rings one telephone after the other, each as long as it says', () => {
    const steps = walk([key('3'), key('1'), { kind: 'unanswered' }])
    expect(steps.slice(2).map(({ ring }) => ring)).toEqual(members)
    expect(steps[3]!.say).toEqual([])
  })

  it('in which nobody answers leads on to the voicemail', () => {
    const step = last([key('3'), key('1'), { kind: 'unanswered' }, { kind: 'unanswered' }])
    expect([step.then, step.position.node]).toEqual(['record', 'message'])
  })

  it('without telephones, or that is gone, leads on at once', () => {
    expect(last([key('3'), key('1')], { groups: { front: [] } }).then).toBe('record')
    expect(last([key('3'), key('1')], { groups: {} }).then).toBe('record')
  })
})

describe('a line', () => {
  it('that is closed says so and takes a message', () => {
    const step = last([], { state: 'closed' })
    expect(step.then).toBe('record')
    expect(texts(step)).toContain('The clinic is closed right now.')
  })

  it('that is on holiday says that', () => {
    expect(texts(last([], { state: 'holiday' }))).toContain('The clinic is closed today for a holiday.')
  })

  it('that records says so before anything else', () => {
    expect(texts(last([], { announcesRecording: true })).slice(0, 3)).toEqual(Object.values(phrases.recording))
    expect(texts(last([]))).not.toContain(phrases.recording.en)
  })
})

it('a message is greeted in the clinic’s words where there are some', () => {
  const greeting = { cmn: '请留言', yue: '請留言', en: 'Please leave word' }
  expect(texts(last([key('3'), key('2')], { greeting }))).toEqual(['Please leave word'])
  expect(texts(last([key('3'), { kind: 'to_voicemail' }], { greeting }))).toEqual(['Please leave word'])
})

it('a menu that leads round by itself ends all the same', () => {
  const tree = {
    ...world.tree,
    entries: { ...world.tree.entries, closed: 'closed' },
    nodes: world.tree.nodes.map((node) => (node.id === 'closed' ? { ...node, next: 'closed' } : node)),
  }
  expect(last([], { tree, state: 'closed' }).then).toBe('record')
})

it('what happens is counted, so that what is told twice is known', () => {
  expect(walk([key('3'), silence]).map(({ position }) => position.turn)).toEqual([1, 2, 3])
})
