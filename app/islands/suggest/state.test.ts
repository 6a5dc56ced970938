import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askable, initialState, reduce, type Effect, type Event, type State, type Suggestion } from './state.ts'

const doctor: Suggestion = { kind: 'provider', label: '张美玲', detail: 'Mei Ling Cheung', href: '/doctor/dentist/x' }
const specialty: Suggestion = { kind: 'specialty', label: '牙科', href: '/doctor/dentist' }
const words: Suggestion = { kind: 'symptom', label: '牙痛' }
const list = [doctor, specialty, words]

/** Plays events and collects the effects of the last one. */
function play(...events: Event[]): { state: State; effects: Effect[] } {
  return events.reduce<{ state: State; effects: Effect[] }>(
    ({ state }, event) => {
      const [next, effects] = reduce(state, event)
      return { state: next, effects }
    },
    { state: initialState, effects: [] },
  )
}

const input = (value: string, isComposing = false): Event => ({ type: 'input', value, isComposing })
const answer = (query: string, suggestions: readonly Suggestion[] = list): Event => ({
  type: 'answer',
  query,
  suggestions,
})
const key = (name: string, more: Partial<Extract<Event, { type: 'key' }>> = {}): Event => ({
  type: 'key',
  key: name,
  isComposing: false,
  keyCode: 0,
  hasAlt: false,
  hasModifier: false,
  ...more,
})
const openList = [input('牙'), answer('牙')]

describe('askable', () => {
  it.each([
    ['牙', '牙'],
    [' 张  美玲 ', '张 美玲'],
    ['𠮷', '𠮷'],
    ['zh', 'zh'],
    ['é1', 'é1'],
    ['a-b', 'a-b'],
    ['a', null],
    ['', null],
    ['   ', null],
    ['"?!', null],
    ['ㄓ', null],
    ['牙'.repeat(81), null],
  ])('%j asks %j', (value, query) => {
    expect(askable(value)).toBe(query)
  })
})

describe('typing', () => {
  it('waits for a pause, then asks', () => {
    const { state, effects } = play(input('zhang'))
    expect(effects).toEqual([{ type: 'wait', query: 'zhang' }])
    expect(state.isOpen).toBe(false)
    expect(play(input('zhang'), { type: 'pause', query: 'zhang' }).effects).toEqual([{ type: 'ask', query: 'zhang' }])
  })

  it('does not ask for a pause that typing overtook', () => {
    expect(play(input('zh'), input('zha'), { type: 'pause', query: 'zh' }).effects).toEqual([])
  })

  it('shows an answer and says how many', () => {
    const { state, effects } = play(...openList)
    expect(state).toMatchObject({ isOpen: true, active: -1, suggestions: list })
    expect(effects).toEqual([{ type: 'announce', count: 3 }])
  })

  it('drops a late answer to an earlier text', () => {
    const { state } = play(input('zh'), input('zha'), answer('zha', [doctor]), answer('zh', [specialty]))
    expect(state.suggestions).toEqual([doctor])
    expect(play(input('zh'), input('zha'), answer('zh')).state.isOpen).toBe(false)
  })

  it('says that nothing is found without opening an empty list', () => {
    const { state, effects } = play(input('qq'), answer('qq', []))
    expect(state.isOpen).toBe(false)
    expect(effects).toEqual([{ type: 'announce', count: 0 }])
  })

  it('closes on a failure and says nothing', () => {
    const { state, effects } = play(...openList, input('牙医'), { type: 'failure', query: '牙医' })
    expect(state).toMatchObject({ isOpen: false, awaited: null })
    expect(effects).toEqual([])
  })

  it('keeps the list of an old request that fails late', () => {
    expect(play(input('牙医'), ...openList, { type: 'failure', query: '牙医' }).state.isOpen).toBe(true)
  })

  it('closes when too little is left, and reopens for the text just answered', () => {
    expect(play(...openList, input('')).state).toMatchObject({ isOpen: false, suggestions: [] })
    const { state, effects } = play(...openList, key('Escape'), input('牙 '))
    expect(state.isOpen).toBe(true)
    expect(effects).toEqual([{ type: 'drop' }])
  })

  it('groups by kind in the order of the best of each', () => {
    const other = { ...doctor, label: '李' }
    expect(play(input('牙'), answer('牙', [doctor, specialty, other])).state.suggestions).toEqual([
      doctor,
      other,
      specialty,
    ])
  })
})

describe('an input method', () => {
  it('is left in peace until the word stands', () => {
    const composing = [{ type: 'compositionstart' } as const, input('z', true), input('zhang', true)]
    expect(play(...composing).effects).toEqual([])
    const { state, effects } = play(...composing, { type: 'compositionend', value: '张' })
    expect(effects).toEqual([{ type: 'wait', query: '张' }])
    expect(state.isComposing).toBe(false)
  })

  it('is noticed where only the input event tells of it', () => {
    expect(play(input('zhang', true)).effects).toEqual([{ type: 'drop' }])
  })

  it('lets nothing be asked that was waited for before it began, whichever event tells of it', () => {
    const begun: Event[][] = [[{ type: 'compositionstart' }, input('yaz', true)], [input('yaz', true)]]
    for (const events of begun) {
      const { state, effects } = play(input('ya'), ...events, { type: 'pause', query: 'ya' })
      expect(effects).toEqual([])
      expect(state.awaited).toBeNull()
      expect(play(input('ya'), ...events, answer('ya')).state.isOpen).toBe(false)
      expect(play(input('ya'), ...events, { type: 'compositionend', value: '牙' }).effects).toEqual([
        { type: 'wait', query: '牙' },
      ])
    }
  })

  it('closes the list and drops what was asked', () => {
    const { state, effects } = play(...openList, { type: 'compositionstart' })
    expect(state.isOpen).toBe(false)
    expect(effects).toEqual([{ type: 'drop' }])
    expect(play(input('牙'), { type: 'compositionstart' }, answer('牙')).state.isOpen).toBe(false)
  })

  it('keeps its own keys, also the Enter that Safari sends after the end', () => {
    const keys = [
      key('ArrowDown', { isComposing: true }),
      key('Enter', { keyCode: 229 }),
      key('ArrowDown', { keyCode: 229 }),
    ]
    for (const pressed of keys) {
      const { state, effects } = play(...openList, pressed)
      expect(state).toMatchObject({ isOpen: true, active: -1 })
      expect(effects).toEqual([])
    }
  })
})

describe('keys', () => {
  const active = (...names: string[]) => play(...openList, ...names.map((name) => key(name))).state.active

  it('go through the options and back to the box', () => {
    expect(active('ArrowDown')).toBe(0)
    expect(active('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')).toBe(-1)
    expect(active('ArrowUp')).toBe(2)
    expect(active('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toBe(-1)
    expect(active('ArrowDown', 'End')).toBe(2)
    expect(active('ArrowUp', 'Home')).toBe(0)
  })

  it('leave Home and End to the text while no option is in hand', () => {
    expect(play(...openList, key('Home')).effects).toEqual([])
    expect(active('End')).toBe(-1)
  })

  it('Enter follows the option in hand, or fills the box', () => {
    expect(play(...openList, key('ArrowDown'), key('Enter')).effects).toEqual([
      { type: 'hold' },
      { type: 'drop' },
      { type: 'follow', href: '/doctor/dentist/x' },
    ])
    const { state, effects } = play(...openList, key('ArrowUp'), key('Enter'))
    expect(effects).toContainEqual({ type: 'fill', value: '牙痛' })
    expect(state).toMatchObject({ isOpen: false, query: '牙痛' })
  })

  it('Enter with nothing in hand is the form’s', () => {
    const { state, effects } = play(...openList, key('Enter'))
    expect(effects).toEqual([{ type: 'drop' }])
    expect(state.isOpen).toBe(false)
  })

  it('Escape closes an open list and is otherwise the browser’s', () => {
    expect(play(...openList, key('Escape')).effects).toContainEqual({ type: 'hold' })
    expect(play(...openList, key('Escape')).state.isOpen).toBe(false)
    expect(play(...openList, key('Escape'), key('Escape')).effects).not.toContainEqual({ type: 'hold' })
    expect(play(input('牙'), key('Escape'), answer('牙')).state.isOpen).toBe(false)
  })

  it('Tab leaves without choosing', () => {
    const { state, effects } = play(...openList, key('ArrowDown'), key('Tab'))
    expect(state).toMatchObject({ isOpen: false, active: -1 })
    expect(effects).toEqual([{ type: 'drop' }])
  })

  it('Down opens a closed list again, or asks', () => {
    expect(play(...openList, key('Escape'), key('ArrowDown')).state).toMatchObject({ isOpen: true, active: 0 })
    expect(play(...openList, key('Escape'), key('ArrowDown', { hasAlt: true })).state).toMatchObject({
      isOpen: true,
      active: -1,
    })
    expect(play(input('牙', true), key('ArrowDown')).effects).toEqual([{ type: 'hold' }, { type: 'ask', query: '牙' }])
    expect(play(key('ArrowDown')).effects).toEqual([])
  })

  it('Alt and Up close; keys with Control are not ours', () => {
    expect(play(...openList, key('ArrowUp', { hasAlt: true })).state.isOpen).toBe(false)
    expect(play(...openList, key('ArrowDown', { hasModifier: true })).state.active).toBe(-1)
  })
})

describe('leaving and choosing', () => {
  it('closes and drops the request', () => {
    const { state, effects } = play(...openList, input('牙医'), { type: 'blur' })
    expect(state).toMatchObject({ isOpen: false, awaited: null })
    expect(effects).toEqual([{ type: 'drop' }])
    expect(play(input('牙'), { type: 'blur' }, answer('牙')).state.isOpen).toBe(false)
  })

  it('follows what is pressed, and ignores what is not there', () => {
    expect(play(...openList, { type: 'choose', index: 1 }).effects).toContainEqual({
      type: 'follow',
      href: '/doctor/dentist',
    })
    expect(play(...openList, { type: 'choose', index: 9 }).effects).toEqual([])
  })

  it('never has an option in hand that is not shown, whatever comes', () => {
    const event = fc.oneof(
      fc
        .tuple(fc.constantFrom('', '牙', 'zh', 'zha'), fc.boolean())
        .map(([value, composing]) => input(value, composing)),
      fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', 'Escape', 'Tab').map((name) => key(name)),
      fc
        .tuple(fc.constantFrom('牙', 'zh', 'zha'), fc.integer({ min: 0, max: 3 }))
        .map(([query, count]) => answer(query, list.slice(0, count))),
      fc.constantFrom<Event>({ type: 'blur' }, { type: 'compositionstart' }, { type: 'compositionend', value: '牙' }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        const { state } = play(...events)
        expect(state.active).toBeLessThan(state.suggestions.length)
        if (!state.isOpen) expect(state.active).toBe(-1)
        if (state.isOpen) expect(state.suggestions.length).toBeGreaterThan(0)
        if (state.isComposing) expect(state.isOpen).toBe(false)
      }),
    )
  })
})
