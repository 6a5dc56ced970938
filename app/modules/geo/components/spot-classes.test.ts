import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { spotClasses } from './spot-classes.ts'

const css = readFileSync('app/styles/map-spots.css', 'utf8')

it('writes a spot as digits, zeros left out', () => {
  const view = { width: 200, height: 1000 }
  expect(spotClasses({ x: 100, y: 456 }, view)).toBe('map-at xt5 yt4 yu5 yd6')
  expect(spotClasses({ x: 0, y: 0 }, view)).toBe('map-at')
  expect(spotClasses({ x: 200, y: 1000 }, view)).toBe('map-at xt10 yt10')
  expect(spotClasses({ x: -5, y: 1200 }, view)).toBe('map-at yt10')
})

it('writes only classes that the style sheet knows, each with its digit', () => {
  for (let tenths = 0; tenths <= 1000; tenths++) {
    const [, ...classes] = spotClasses({ x: tenths, y: tenths }, { width: 1000, height: 1000 }).split(' ')
    let sum = 0
    for (const name of classes.filter((each) => each.startsWith('x'))) {
      const [, step = '', digit = ''] = /^x([tud])(\d+)$/.exec(name)!
      expect(css).toContain(`.${name} {\n  --x${step}: ${digit};\n}`)
      sum += Number(digit) * { t: 100, u: 10, d: 1 }[step as 't' | 'u' | 'd']
    }
    expect(sum).toBe(tenths)
    for (const name of classes.filter((each) => each.startsWith('y'))) expect(css).toContain(`.${name} {`)
  }
})
