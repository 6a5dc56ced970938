import { expect, type Locator, type Page, test } from '@playwright/test'

/** Types words and waits for what is suggested to all of them: a slow hand is answered in between as well. */
async function typeAndWait(page: Page, box: Locator, words: string): Promise<void> {
  const isAnswer = (url: string) =>
    /\/suggest$/.test(new URL(url).pathname) && new URL(url).searchParams.get('q') === words
  await Promise.all([page.waitForResponse((answer) => isAnswer(answer.url())), box.pressSequentially(words)])
}

test('suggestions follow the keyboard and lead to a page', async ({ page }) => {
  await page.goto('/')
  const box = page.getByRole('combobox', { name: '哪里不舒服，想找谁？' })
  await typeAndWait(page, box, 'mei ling')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').first()).toContainText('张美玲')
  await box.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-activedescendant', /.+/)
  await box.press('Enter')
  await expect(page).toHaveURL(/\/doctor\/family-medicine\/meiling-zhang/)
})

test('Escape closes the list and leaves the words; Enter without a choice searches', async ({ page }) => {
  await page.goto('/en-US/doctor')
  const box = page.getByRole('combobox', { name: 'What do you need?' })
  await typeAndWait(page, box, 'dent')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(box).toHaveValue('dent')
  await box.press('Enter')
  await expect(page).toHaveURL(/q=dent/)
})

test('nothing is asked in the middle of a composition', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/directory/suggest')) asked.push(decodeURIComponent(request.url()))
  })
  await page.goto('/')
  const box = page.getByRole('combobox', { name: '哪里不舒服，想找谁？' })
  await box.focus()
  await box.evaluate((input: HTMLInputElement) => {
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    input.value = 'ya'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
    input.value = '牙科'
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '牙科' }))
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  expect(asked.filter((url) => /q=ya$/.test(url))).toEqual([])
})

test('the interactive map opens on request only, and searches the area in view', async ({ page }) => {
  const libraries: string[] = []
  page.on('request', (request) => {
    if (/maplibre/.test(request.url())) libraries.push(request.url())
  })
  await page.goto('/doctor?near=flushing')
  await expect(page.locator('[data-map-open]')).toBeVisible()
  expect(libraries).toEqual([])
  await page.locator('[data-map-open]').click()
  // Without a graphics card the drawn map stays and the page says so; with one, the canvas appears.
  await expect(page.locator('.maplibregl-canvas, [data-map-status]:not(:empty)').first()).toBeVisible()
  await page.locator('[data-map-area]').click()
  await expect(page).toHaveURL(/lat=.*lng=.*r=/)
})
