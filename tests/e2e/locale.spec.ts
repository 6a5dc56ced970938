import { expect, test } from '@playwright/test'

test.describe('the first visit', () => {
  for (const [language, address] of [
    ['en-US', '/en-US'],
    ['zh-TW', '/zh-Hant'],
    ['zh-HK', '/zh-Hant'],
    ['zh-CN', '/'],
    ['fr-FR', '/'],
  ] as const) {
    test(`of a ${language} browser opens ${address}`, async ({ request }) => {
      const answer = await request.get('/', { headers: { 'Accept-Language': `${language},de;q=0.5` } })
      expect(new URL(answer.url()).pathname).toBe(address)
    })
  }

  test('is redirected on the bare home page only, and a crawler never', async ({ request }) => {
    const english = { 'Accept-Language': 'en-US' }
    const deep = await request.get('/doctor', { headers: english })
    expect(new URL(deep.url()).pathname).toBe('/doctor')
    const crawler = await request.get('/', {
      headers: { ...english, 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    })
    expect(new URL(crawler.url()).pathname).toBe('/')
  })
})

test('the language switch keeps the page and is remembered for a year', async ({ page, context }) => {
  await page.goto('/doctor?q=%E7%89%99&lang=yue')
  await page.getByRole('link', { name: '繁體' }).click()
  await expect(page).toHaveURL(/\/zh-Hant\/doctor\?/)
  // A kept page knows the query in one order, whatever the visitor's was.
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ q: '牙', lang: 'yue' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant')
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale')!
  expect(cookie.httpOnly).toBe(true)
  expect(Math.round((cookie.expires - Date.now() / 1000) / 86_400)).toBe(365)
  await page.goto('/')
  await expect(page).toHaveURL('/zh-Hant')
})

test('a link inside a locale stays in it', async ({ page }) => {
  await page.goto('/en-US/specialty')
  // The list of all names stands folded at the end of the page.
  const names = page.locator('details', { has: page.locator('a', { hasText: /^Dentistry$/ }) }).last()
  await names.locator('summary').first().click()
  await names.getByRole('link', { name: 'Dentistry', exact: true }).last().click()
  await expect(page).toHaveURL('/en-US/specialty/dentistry')
})
