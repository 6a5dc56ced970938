import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const outsideProduction = `http://127.0.0.1:${Number(process.env.E2E_PORT ?? 4310) + 1}`

for (const prefix of ['', '/zh-Hant', '/en-US']) {
  test(`every component of ${prefix || 'the default locale'} is accessible`, async ({ page }) => {
    await page.goto(`${outsideProduction}${prefix}/ui-catalogue`)
    expect(await page.locator('[data-example]').count()).toBeGreaterThan(30)
    const axe = await new AxeBuilder({ page })
      // Examples repeat landmarks and headings that a page has once.
      .disableRules([
        'landmark-unique',
        'landmark-no-duplicate-banner',
        'landmark-no-duplicate-contentinfo',
        'heading-order',
        'region',
        'duplicate-id-aria',
        'page-has-heading-one',
      ])
      .analyze()
    expect(axe.violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([])
  })
}

test('there is no catalogue in production', async ({ request }) => {
  expect((await request.get('/ui-catalogue')).status()).toBe(404)
})
