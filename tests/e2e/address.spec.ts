import { expect, type Page, test } from '@playwright/test'
import { expectNoSidewaysScroll, fillAddress, openAddresses, sendForm } from './address-journey.ts'
import { expectFaultless, expectSound } from './conformance.ts'

/** New addresses with the embedded default: no token, our own tables and geometry. */

const apricot = { line1: '40-12 Apricot Ave', city: 'Flushing' }

for (const [prefix, width, check, review] of [
  ['', 1280, '核对地址', '请再看一遍新地址'],
  ['/zh-Hant', 390, '核對地址', '請再看一遍新地址'],
  ['/en-US', 390, 'Check the address', 'Look at the new address once more'],
] as const) {
  test.describe(`${prefix || '/'} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('form, question and last look are sound', async ({ page }) => {
      // Without its script the question is a page; axe itself needs scripts.
      await page.route(/island-address-/, (route) => route.abort())
      await expectSoundAt(page, await openAddresses(page, 'magnolia.manager', prefix))
      await fillAddress(page, { line1: '40-12 Apricott Ave', city: 'Flushing', zip: '11354' })
      await expectSoundAt(page, await sendForm(page, check))
      const [yes] = await page.locator('button[value="change"]').allInnerTexts()
      await expectSoundAt(page, await sendForm(page, yes!))
      await expect(page.getByRole('heading', { name: review })).toBeVisible()
    })
  })
}

async function expectSoundAt(page: Page, html: string) {
  await expectSound(page, html)
  await expectNoSidewaysScroll(page)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are pages, nothing typed is lost, and the request can be taken back', async ({ page }) => {
    await openAddresses(page, 'magnolia.manager')
    await page.locator('[name="line2"]').fill('Ste 77')
    await fillAddress(page, { line1: '5 Willow Ct', city: 'Flushing', zip: '11354' })
    await sendForm(page, '核对地址')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('确认地址')
    await expect(page.getByText('我们无法核实这个地址。')).toBeVisible()
    await sendForm(page, '返回修改')
    await expect(page.locator('[name="line1"]')).toHaveValue('5 Willow Ct')
    await expect(page.locator('[name="line2"]')).toHaveValue('Ste 77')
    await sendForm(page, '核对地址')
    await sendForm(page, '用我填的地址')
    await expect(page.getByText('这个地址没有核实')).toBeVisible()
    const before = Number(await page.locator('[name="lat"]').inputValue())
    await sendForm(page, '往北')
    expect(Number(await page.locator('[name="lat"]').inputValue())).toBeGreaterThan(before)
    await sendForm(page, '提交审核')
    await expect(page.getByText('新地址已提交')).toBeVisible()
    const open = page.locator('li', { hasText: '5 Willow Ct, Ste 77' })
    await expect(open).toBeVisible()
    await open.getByRole('button', { name: '撤回' }).click()
    await expect(page.getByText('申请已撤回。')).toBeVisible()
    await expect(open).toBeHidden()
  })
})

test('suggestions from three characters on fill the form in', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/address/suggest')) asked.push(request.url())
  })
  await openAddresses(page, 'magnolia.manager')
  const line = page.getByRole('combobox', { name: '门牌和街道' })
  await line.fill('')
  await line.pressSequentially('ap')
  await line.pressSequentially('ricot')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toContainText('40-12 Apricot Ave')
  expect(asked.some((url) => /q=.{1,2}$/.test(url))).toBe(false)
  // Two characters clear what is shown.
  await line.fill('ap')
  await expect(page.getByRole('listbox')).toBeHidden()
  await line.fill('40-12 apri')
  await expect(options.first()).toContainText('40-12 Apricot Ave')
  await line.press('ArrowDown')
  await line.press('Enter')
  await expect(line).toHaveValue('40-12 Apricot Ave')
  await expect(page.locator('[name="city"]')).toHaveValue('Flushing')
  await expect(page.getByText('地址建议和核对用的是本站自己的资料')).toBeVisible()
})

test('the questions are dialogs: close stays, yes takes the suggestion, no keeps what was typed', async ({ page }) => {
  await openAddresses(page, 'magnolia.manager', '/en-US')
  const zip = await page.locator('[name="zip"]').inputValue()
  await fillAddress(page, { ...apricot, line1: '40-12 Apricott Ave', zip })
  const check = page.getByRole('button', { name: 'Check the address' })
  const dialog = page.getByRole('dialog')
  await check.click()
  await expect(dialog.getByRole('heading')).toHaveText('Did you mean?')
  await expect(dialog.locator('mark')).toHaveText('40-12 Apricot Ave')
  await expect(dialog.getByRole('button')).toHaveText(['', 'Yes', 'No, use the address I provided'])
  await expectFaultless(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('[name="line1"]')).toHaveValue('40-12 Apricott Ave')

  await check.click()
  await dialog.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('The address was verified.')).toBeVisible()
  await expect(page.getByText('40-12 Apricot Ave').first()).toBeVisible()

  await page.getByRole('button', { name: 'Edit the address' }).click()
  await check.click()
  await dialog.getByRole('button', { name: 'No, use the address I provided' }).click()
  await expect(page.getByText('Sent as you provided it')).toBeVisible()

  await page.getByRole('button', { name: 'Edit the address' }).click()
  await fillAddress(page, { line1: '5 Willow Ct' })
  await check.click()
  await expect(dialog.getByRole('heading')).toHaveText('Confirm address')
  await expect(dialog).toContainText(
    "We couldn't verify this address. Please check that your information is correct before continuing.",
  )
  await dialog.getByRole('button', { name: 'Use the address I provided' }).click()
  await expect(page.getByText('This address is not verified')).toBeVisible()
})

test('a known address asks nothing, and its pin can be dragged', async ({ page }) => {
  await openAddresses(page, 'magnolia.manager')
  const zip = await page.locator('[name="zip"]').inputValue()
  await fillAddress(page, { ...apricot, zip })
  await page.getByRole('button', { name: '核对地址' }).click()
  await expect(page.getByText('地址已核对。')).toBeVisible()
  const [lat, lng] = [page.locator('[name="lat"]'), page.locator('[name="lng"]')]
  const before = [Number(await lat.inputValue()), Number(await lng.inputValue())]
  const pin = page.locator('[data-minimap-pin]')
  await expect(pin).toHaveClass(/is-draggable/)
  // The mouse goes to it once it stands still.
  await pin.hover()
  const box = (await pin.boundingBox())!
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + box.height / 2 + 40, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Number(await lat.inputValue())).toBeLessThan(before[0]!)
  expect(Number(await lng.inputValue())).toBeGreaterThan(before[1]!)
})

test('who leads no place is told so', async ({ page }) => {
  const html = await openAddresses(page, 'magnolia.viewer')
  await expectSound(page, html)
  await expect(page.getByText('没有您可以改地址的诊所')).toBeVisible()
})
