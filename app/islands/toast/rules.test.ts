import { describe, expect, it } from 'vitest'
import {
  dismissShare,
  durationOf,
  errorDuration,
  isDismissed,
  most,
  opacityAt,
  remaining,
  surplus,
  usualDuration,
} from './rules.ts'

describe('durationOf', () => {
  it('gives a message 4 s and an error 5 s', () => {
    expect(durationOf('success', null)).toBe(4000)
    expect(durationOf('info', null)).toBe(usualDuration)
    expect(durationOf('error', null)).toBe(5000)
  })

  it('follows a wish, but never below 5 s for an error', () => {
    expect(durationOf('success', 1500)).toBe(1500)
    expect(durationOf('error', 1500)).toBe(errorDuration)
    expect(durationOf('error', 9000)).toBe(9000)
  })

  it.each([Number.NaN, 0, -1, Number.POSITIVE_INFINITY])('takes %s for no wish', (wish) => {
    expect(durationOf('warning', wish)).toBe(usualDuration)
    expect(durationOf('error', wish)).toBe(errorDuration)
  })
})

describe('surplus', () => {
  it('lets twenty messages stand', () => {
    expect(most).toBe(20)
    expect(surplus(Array.from({ length: 20 }, (_, position) => position))).toEqual([])
    expect(surplus([])).toEqual([])
  })

  it('sends the oldest away first', () => {
    expect(surplus(Array.from({ length: 23 }, (_, position) => position))).toEqual([0, 1, 2])
  })
})

describe('isDismissed', () => {
  it('needs more than 60 % of the width, to either side', () => {
    expect(dismissShare).toBe(0.6)
    expect(isDismissed(240, 400)).toBe(false)
    expect(isDismissed(241, 400)).toBe(true)
    expect(isDismissed(-241, 400)).toBe(true)
    expect(isDismissed(-100, 400)).toBe(false)
  })

  it('never dismisses what has no width yet', () => {
    expect(isDismissed(10, 0)).toBe(false)
  })
})

describe('opacityAt', () => {
  it('fades with the distance and stays between 0 and 1', () => {
    expect(opacityAt(0, 400)).toBe(1)
    expect(opacityAt(-200, 400)).toBe(0.5)
    expect(opacityAt(900, 400)).toBe(0)
    expect(opacityAt(10, 0)).toBe(1)
  })
})

describe('remaining', () => {
  it('is the whole time before the clock ran', () => {
    expect(remaining(4000, [], 99)).toBe(4000)
  })

  it('leaves out the pauses', () => {
    const spans = [
      [0, 1000],
      [61_000, 61_500],
    ] as const
    expect(remaining(4000, spans, 90_000)).toBe(2500)
  })

  it('counts a running span up to now and never falls below zero', () => {
    expect(remaining(4000, [[1000, null]], 3000)).toBe(2000)
    expect(remaining(4000, [[0, null]], 9000)).toBe(0)
  })
})
