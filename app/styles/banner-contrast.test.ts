import { describe, expect, it } from 'vitest'
import { contrast, hexOf, sheetAt as sheet } from '#tests/contrast.ts'

/** The value that a sheet's own rule of a selector gives to a property. */
function declared(css: string, selector: string, property: string): string {
  const rule = css.split('}').find((each) => each.split('{')[0]!.trim() === selector)!
  return new RegExp(`(?:^|[;{\\s])${property}: ([^;]+);`).exec(rule)![1]!
}

const roles = sheet('styles/roles')
const dark = roles.indexOf('prefers-color-scheme: dark')
const schemes = { light: roles.slice(0, dark), dark: roles, 'more contrast': roles.slice(0, dark) + moreContrast() }
function moreContrast() {
  const css = sheet('styles/document')
  return css.slice(css.indexOf('prefers-contrast: more'))
}
const button = sheet('ui/button')
const banner = sheet('ui/notices/banner')

describe('a banner with the number that helps', () => {
  it('leaves the colors of its buttons to them: a rule for its links outweighs the one of a button', () => {
    const selectors = banner.split('}').map((rule) => rule.split('{')[0]!.trim())
    const ofLinks = selectors.filter((selector) => /\ba\b/.test(selector))
    expect(ofLinks).toEqual(['.banner a:not(.btn)'])
  })

  it.each(Object.entries(schemes))('has a button whose words are read: %s', (_, given) => {
    for (const selector of ['.btn', '.btn:hover']) {
      const [ground, words] = ['background', 'color'].map((name) => hexOf(declared(button, selector, name), given))
      expect(contrast(words!, ground!), selector).toBeGreaterThanOrEqual(4.5)
    }
  })

  const tones = ['.banner', '.banner--warn', '.banner--info', '.banner--ok']
  it.each(Object.entries(schemes).flatMap((scheme) => tones.map((tone) => [tone, ...scheme] as const)))(
    'has words and links that are read: %s, %s',
    (tone, _, given) => {
      const [ground, words, link] = [
        declared(banner, tone, 'background'),
        declared(banner, '.banner', 'color'),
        declared(banner, '.banner a:not(.btn)', 'color'),
      ].map((value) => hexOf(value, given))
      expect(contrast(words!, ground!)).toBeGreaterThanOrEqual(7)
      expect(contrast(link!, ground!)).toBeGreaterThanOrEqual(7)
    },
  )

  it('takes the system’s colors where they are forced: no sheet of it opts out', () => {
    expect(banner + button).not.toContain('forced-color-adjust')
    // The frame of a button is there, transparent otherwise, to be drawn by the system.
    expect(declared(button, '.btn', 'border')).toBe('2px solid transparent')
  })
})
