import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { everyPage } from './pages.ts'

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

for (const { locale, path } of everyPage) {
  test(`${path}: complete, conforming, accessible`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page).toHaveTitle(/ - (中文就医指南|中文就醫指南|Chinese Care Guide)$/)
    const html = await response!.text()
    expect(html).not.toMatch(/undefined|\[object Object\]|NaN/)
    const report = await conformance.validateString(html)
    expect(
      report.results.flatMap((result) => result.messages.map((m) => `${m.line}:${m.column} ${m.ruleId} ${m.message}`)),
    ).toEqual([])
    const axe = await new AxeBuilder({ page }).analyze()
    expect(axe.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
    expect(problems).toEqual([])
  })
}
