import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { locales, withPrefix } from '#app/core/i18n/locale.ts'
import { undatedTimes } from '#tests/routes/undated-times.ts'

const conformance = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Style questions, not conformance.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    'element-required-attributes': 'error',
    // React writes SVG's own names and boolean attributes in full.
    'attribute-boolean-style': 'off',
    'svg-focusable': 'off',
    // Telephone links wrap where their container says so.
    'tel-non-breaking': 'off',
    'no-inline-style': 'off',
    'prefer-native-element': 'off',
  },
})

/** The document as it was sent conforms to HTML. */
export async function expectConforming(html: string): Promise<void> {
  const report = await conformance.validateString(html)
  const faults = report.results.flatMap((result) =>
    result.messages.map((m) => `${m.line}:${m.column} ${m.ruleId} ${m.message}`),
  )
  // The Nu checker asks for it too; html-validate has no rule of it.
  expect([...faults, ...undatedTimes(html)]).toEqual([])
}

/** No value was missing or no number where a page was put together. A nonce is random letters and may spell anything. */
export function expectWholeValues(html: string, path?: string): void {
  expect(html.replaceAll(/ nonce="[^"]*"/g, ''), path).not.toMatch(/undefined|\[object Object\]|NaN/)
}

/** What the server says at an address, with the browser's own session, is a page that conforms to HTML in the language of the address. */
export async function expectConformingAt(page: Page, path: string, locale: string): Promise<void> {
  // A server closes connections that rest; a request that meets the close is sent again.
  const response = await page.request.get(path, { maxRetries: 2 })
  expect(response.status(), path).toBe(200)
  const html = await response.text()
  expect(html, path).toContain(`<html lang="${locale}"`)
  expect(html.match(/<h1[ >]/g), path).toHaveLength(1)
  expectWholeValues(html, path)
  await expectConforming(html)
}

/**
 * Holds every page to HTML in every language. The browser and axe take their time and hardly tell languages apart: `look` opens each page
 * in one of them, another from page to page. Paths are in root form.
 */
export async function expectSoundInTurn(
  page: Page,
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<void> = open,
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    const opened = locales[index % locales.length]!
    for (const locale of locales.filter((each) => each !== opened))
      await expectConformingAt(page, withPrefix(path, locale), locale)
    await look(page, withPrefix(path, opened))
  }
}

async function open(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  expect(response!.status(), path).toBe(200)
  await expectSound(page, await response!.text())
}

/** The document as it was sent conforms to HTML, and axe finds nothing in the page as it stands. */
export async function expectSound(page: Page, html: string): Promise<void> {
  await expectConforming(html)
  await expectFaultless(page)
}

/**
 * Axe finds nothing in the page as it stands. No page here has frames of other origins, for which its usual mode opens a second page at
 * every look; and of what is in order it need not name every element, which is half of its work.
 */
export async function expectFaultless(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // What can be pressed is 24 px at least or has room (WCAG 2.5.8): of axe's rules the one that must be asked for.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .analyze()
  expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
}
