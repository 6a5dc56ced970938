import { expect, type Page, test } from '@playwright/test'

async function openMap(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('.map__view.is-replaced + .map__stage')).toBeVisible()
}

const isFocused = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)

test('a marker for several shows their cards with times, and three ways lead out of it', async ({ page }) => {
  await openMap(page, '/doctor?near=flushing&view=map')
  const marker = page.locator('.map-cluster__count').first()
  const count = Number.parseInt((await marker.locator('b').textContent())!, 10)
  await marker.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator('.doc')).toHaveCount(count)
  await expect(sheet.locator('.next__time').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(marker).toBeFocused()
  await marker.click()
  await sheet.getByRole('button', { name: '收起' }).click()
  await expect(sheet).toHaveCount(0)
  await marker.click()
  await expect(sheet).toBeVisible()
  await page.locator('.site').click({ position: { x: 4, y: 4 } })
  await expect(sheet).toHaveCount(0)
})

test('the keyboard comes to the pins before the cards, Enter goes to the card and Escape back', async ({ page }) => {
  await openMap(page, '/doctor?near=flushing&view=map')
  for (let presses = 0; presses < 30 && !(await isFocused(page, '.map-pin')); presses++)
    await page.keyboard.press('Tab')
  const pin = page.locator('.map-marker .map-pin:focus')
  const number = (await pin.locator('b').textContent())!
  await expect(pin).toContainText(/，.+/)
  await page.keyboard.press('Enter')
  await expect(page.locator(`#d${number}`)).toBeFocused()
  await expect(page.locator(`#d${number}`).locator('.next__time, .doc__act .btn').first()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(page, '.map-pin')).toBe(true)
})

test('every place is marked above the strip or told of as outside', async ({ page }) => {
  for (const path of ['/doctor?view=map', '/doctor?near=sunset-park&view=map']) {
    await openMap(page, path)
    const strip = (await page.locator('.results__list').boundingBox())!
    let marked = Number(/\d+/.exec((await page.locator('[data-map-outside]').textContent())!)?.[0])
    for (const marker of await page.locator('.map-marker [data-key]').all()) {
      marked += ((await marker.getAttribute('data-key')) ?? '').split(' ').length
      const box = (await marker.boundingBox())!
      expect(box.x, path).toBeGreaterThanOrEqual(-8)
      expect(box.y + box.height, path).toBeLessThanOrEqual(strip.y)
    }
    const { points } = JSON.parse((await page.locator('#map-data').textContent())!) as { points: unknown[] }
    expect(marked, path).toBe(points.length)
    await expect(page.locator('.map-name').first(), path).toBeVisible()
  }
})

test('on a desk the map takes two thirds and the window, and a card and its pin are marked as one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await openMap(page, '/doctor?near=flushing&view=map')
  const box = (await page.locator('.map__stage').boundingBox())!
  expect(box.width).toBeGreaterThan(780)
  expect(box.height).toBeGreaterThan(640)
  const pin = page.locator('.map-marker .map-pin').first()
  const number = (await pin.locator('b').textContent())!
  const card = page.locator(`#d${number}`)
  await card.locator('h2 a').hover()
  await expect(pin).toHaveClass(/is-marked/)
  await pin.hover()
  await expect(card).toHaveClass(/is-marked/)
  await pin.click()
  await expect(page.getByRole('dialog').locator('.next__time, .doc__act .btn').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(pin).toBeFocused()
})
