import { expect, test } from '@playwright/test'

test('an unknown address has its own page with ways on', async ({ page }) => {
  const response = await page.goto('/no/such/<page>')
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/.+/)
  await expect(page.getByRole('heading', { name: '页面未找到' })).toBeVisible()
  await expect(page.getByText('Page not found: /no/such/%3Cpage%3E')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
})

test('the error page speaks the language of the address', async ({ page }) => {
  await page.goto('/en-US/nothing-here')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await page.getByRole('link', { name: 'Contact customer service' }).click()
  await expect(page).toHaveURL('/en-US/contact')
})

test('a crawler gets the plain status, never the page', async ({ request }) => {
  const answer = await request.get('/nothing-here', {
    headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  })
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toContain('text/plain')
  expect(await answer.text()).not.toContain('<')
})

test('security headers are on every kind of answer', async ({ request }) => {
  for (const path of [
    '/',
    '/nothing-here',
    '/specialty/Cardiology',
    '/assets/unknown.js',
    '/healthz',
    '/api/directory/suggest?q=a',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 })
    const headers = answer.headers()
    expect(headers['content-security-policy'], path).toContain("script-src 'self'")
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('pages of the directory send no framework', async ({ request }) => {
  for (const path of ['/', '/doctor', '/specialty', '/doctor/family-medicine/meiling-zhang']) {
    const html = await (await request.get(path)).text()
    expect(html).not.toContain('entry.client')
    expect(html).not.toContain('__remixContext')
  }
})
