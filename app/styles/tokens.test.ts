import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// In the order in which app.css takes them.
const source = ['tokens', 'roles', 'document']
  .map((name) => readFileSync(`app/styles/${name}.css`, 'utf8'))
  .join('\n')
  .replaceAll(/\/\*.*?\*\//gs, '')
const colors = new Map(
  [...source.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!]),
)

/** Relative luminance of WCAG 2.2 for "#rrggbb". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(colors.get(one)!), luminance(colors.get(other)!)].sort((a, b) => a - b)
  return (high! + 0.05) / (low! + 0.05)
}

describe('contrast', () => {
  it.each([
    ['ink-900', 'white'],
    ['ink-600', 'white'],
    ['ink-600', 'ink-50'],
    ['ink-600', 'apricot-50'],
    ['white', 'ink-800'],
    ['ink-200', 'ink-800'],
    ['ink-300', 'ink-800'],
    ['apricot-300', 'ink-800'],
    ['ink-950', 'apricot-400'],
    ['ink-950', 'apricot-300'],
    ['route-700', 'white'],
    ['route-800', 'route-50'],
    ['route-800', 'route-100'],
    ['leaf-700', 'white'],
    ['leaf-700', 'leaf-50'],
    ['leaf-800', 'leaf-100'],
    ['plum-600', 'white'],
    ['plum-800', 'plum-100'],
    ['white', 'plum-600'],
    ['honey-800', 'honey-100'],
    ['apricot-800', 'apricot-100'],
    ['jade-700', 'jade-100'],
    ['aubergine-700', 'aubergine-100'],
  ])('of %s on %s is AAA', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7)
  })

  it.each([
    ['apricot-700', 'white'],
    ['white', 'marker'],
  ])('of %s on %s is AA', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each([
    ['ink-500', 'white'],
    ['route-600', 'white'],
    ['leaf-600', 'white'],
  ])('of %s as an edge on %s tells a control from its ground', (edge, ground) => {
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
  })
})

describe('tokens', () => {
  it('use hex colors only: embedded browsers lag behind on newer notations', () => {
    expect(source).not.toMatch(/oklch|oklab|color-mix|\blch\(|hsl\(/)
  })

  it('never set patient text under 17 px', () => {
    const size = /--ui-size-min: var\(--text-(\w+)\)/.exec(source)![1]
    const rem = Number(new RegExp(`--text-${size}: ([\\d.]+)rem`).exec(source)![1])
    expect(rem * 16).toBeGreaterThanOrEqual(17)
  })

  it('stand in a layer below the rules per language, which set the face of the whole page', () => {
    expect(source.indexOf('@layer theme {')).toBeGreaterThan(-1)
    expect(source.indexOf('@layer theme {')).toBeLessThan(source.indexOf('@theme static'))
    expect(readFileSync('app/styles/app.css', 'utf8')).toMatch(/@layer theme, base, components, utilities;/)
  })

  it('keep still for those who ask for less motion', () => {
    const reduced = source.slice(source.indexOf('prefers-reduced-motion'))
    expect(reduced).toMatch(/scroll-behavior: auto/)
    expect(reduced).toMatch(/--page-out: 0ms/)
    expect(reduced).toMatch(/@view-transition \{\s*navigation: none/)
  })
})
