import { expect, test } from '@playwright/test'
import { expectSound } from './conformance.ts'
import { everyPage } from './pages.ts'

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
    await expectSound(page, html)
    expect(problems).toEqual([])
  })
}
