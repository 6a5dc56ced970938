import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { HtmlValidate } from 'html-validate'

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
  expect(faults).toEqual([])
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
