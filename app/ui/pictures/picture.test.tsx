import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { renderInLocale } from '../testing.tsx'
import { Picture } from './picture.tsx'
import { type PictureName, pictureNames, tintOf } from './picture-names.ts'

const folder = join('app', 'ui', 'pictures', 'drawings')
const files = readdirSync(folder)
const drawings = files.map((file) => ({ file, svg: readFileSync(join(folder, file), 'utf8') }))

const tokens = new Map(
  [...readFileSync('app/styles/tokens.css', 'utf8').matchAll(/--color-((?!chart)[a-z]+-\d+): (#[0-9a-f]{6})/g)].map(
    ([, name, hex]) => [hex!, name!],
  ),
)
const nameOf = (hex: string) => (hex === '#ffffff' ? 'white' : (tokens.get(hex) ?? hex))
const valuesOf = (svg: string, attribute: string) =>
  [...svg.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value!)

const frame =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 240" fill="none" stroke="#1f2937" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">\n<path fill="(#[0-9a-f]{6})" stroke="none" d="M0 0h320v240H0z"\/>\n<g transform="rotate\((-?\d+) 160 120\)">\n([\s\S]+)\n<\/g>\n<\/svg>\n$/

/** The names of the colors of an object, without its ground. */
const colorsOf = (object: string) =>
  new Set([...valuesOf(object, 'fill'), ...valuesOf(object, 'stroke')].map(nameOf).filter((name) => name !== 'none'))

const cool = /^(route|leaf|jade|aubergine)-/

describe('a drawing', () => {
  it('is there for every name, and has one', () => {
    expect(files.toSorted()).toEqual(pictureNames.map((name) => `${name}.svg`).toSorted())
    expect(pictureNames.length).toBeGreaterThanOrEqual(24)
  })

  it.each(drawings)(
    '$file stands in the frame of the family: 4:3, ink outline of 4 px, a tint, tilted a little',
    ({ svg }) => {
      const [, ground = '', tilt = ''] = frame.exec(svg) ?? []
      expect(nameOf(ground)).toMatch(/^(route|leaf|apricot|jade|aubergine)-100$/)
      expect(Math.abs(Number(tilt))).toBeGreaterThanOrEqual(5)
      expect(Math.abs(Number(tilt))).toBeLessThanOrEqual(10)
    },
  )

  it.each(drawings)('$file has ink, apricot, white and one cool color, all of them tokens', ({ svg }) => {
    const colors = [...colorsOf(frame.exec(svg)?.[3] ?? '')]
    expect(
      colors.filter((name) => !/^(white|ink-(400|800)|apricot-(200|400))$/.test(name) && !cool.test(name)),
    ).toEqual([])
    expect(colors).toContain('apricot-400')
    expect(new Set(colors.filter((name) => cool.test(name)).map((name) => name.split('-')[0])).size).toBe(1)
  })

  it.each(drawings)(
    '$file has no outline but that of 4 px: other widths are of strokes with one, and of written lines',
    ({ svg }) => {
      const wide = [...svg.matchAll(/<path stroke="([^"]+)" stroke-width="(\d+)" d="([^"]+)"/g)]
      const isOutlined = (width: number, d: string | undefined) =>
        wide.some(([, , other, same]) => same === d && Math.abs(Number(other) - width) === 8)
      expect(wide.filter(([, , width, d]) => width !== '7' && !isOutlined(Number(width), d))).toEqual([])
      expect(wide.length).toBe(valuesOf(frame.exec(svg)?.[3] ?? '', 'stroke-width').length)
    },
  )

  it.each(drawings)('$file is made of shapes alone and is light', ({ svg }) => {
    expect(new Set([...svg.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag))).toEqual(
      new Set([...svg.matchAll(/<(svg|g|path|rect|circle)[ >]/g)].map(([, tag]) => tag)),
    )
    expect(svg).not.toMatch(/\b(style|class|id|href|on\w+)=/)
    expect(svg.length).toBeLessThan(1500)
  })
})

describe('Picture', () => {
  it('is passed over by screen readers, keeps its room and waits until it comes into view', () => {
    const html = renderInLocale(<Picture name="tea" />)
    expect(html).toMatch(/src="\/[^"]*tea[^"]*\.svg[^"]*"/)
    expect(html).toContain('alt=""')
    expect(html).toContain('width="320" height="240"')
    expect(html).toContain('loading="lazy"')
  })

  it('is loaded at once where the page begins', () => {
    expect(renderInLocale(<Picture name="tea" isFirst />)).toContain('loading="eager"')
  })

  it.each(drawings)('goes on beside the drawing of $file in the tint that it has', ({ file, svg }) => {
    const ground = nameOf(frame.exec(svg)?.[1] ?? '')
    expect(`${tintOf(file.replace('.svg', '') as PictureName)}-100`).toBe(ground)
    const [name] = ground.split('-')
    const css = readFileSync(join('app', 'ui', 'pictures', 'picture.css'), 'utf8')
    expect(css).toContain(`.picture--${name} {\n  background: var(--color-${ground});`)
  })

  it('has an address for every name', () => {
    const sources = pictureNames.map((name) => /src="([^"]+)"/.exec(renderInLocale(<Picture name={name} />))?.[1])
    expect(sources).not.toContain(undefined)
    expect(new Set(sources).size).toBe(pictureNames.length)
  })
})
