import { describe, expect, it } from 'vitest'
import { closest, firstCut, moved, moveOf, pulled, squareOf } from './cut.ts'

const upright = { width: 900, height: 1200 }

describe('the cut of a photo', () => {
  it('begins where the server would cut', () => {
    expect(squareOf(firstCut, upright)).toEqual({ side: 900, left: 0, top: 75 })
    expect(squareOf(firstCut, { width: 1200, height: 900 })).toEqual({ side: 900, left: 150, top: 0 })
  })

  it('moves by keys, and never over an edge', () => {
    expect(['ArrowUp', '+', '=', '-', 'a'].map(moveOf)).toEqual(['up', 'closer', 'closer', 'wider', null])
    expect(moved(firstCut, 'up', upright)).toEqual({ x: 0.5, y: 0.2, zoom: 1 })
    expect(moved({ ...firstCut, y: 0.98 }, 'down', upright).y).toBe(1)
    expect(moved({ ...firstCut, x: 0 }, 'left', upright).x).toBe(0)
    expect(moved(firstCut, 'wider', upright).zoom).toBe(1)
  })

  it('comes closer only while there are pixels enough', () => {
    expect(closest(upright)).toBe(2.25)
    let cut = firstCut
    for (let time = 0; time < 50; time++) cut = moved(cut, 'closer', upright)
    expect(cut.zoom).toBe(2.2)
    expect(squareOf(cut, upright).side).toBeGreaterThanOrEqual(400)
    expect(closest({ width: 300, height: 300 })).toBe(1)
  })

  it('follows the hand that pulls the picture', () => {
    expect(pulled(firstCut, { x: 100, y: 75 }, upright)).toEqual({ x: 0.5, y: 0, zoom: 1 })
    expect(pulled({ ...firstCut, zoom: 2 }, { x: -45, y: 0 }, upright).x).toBeCloseTo(0.6)
  })
})
