import { expect, test } from '@playwright/test'

const list = '/doctor?near=flushing'

test('the first doctor begins on the first screen, before anything that is advertised', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/doctor', '/zh-Hant/doctor', '/en-US/doctor']) {
    await page.goto(path)
    const first = (await page.locator('.results__list > *').first().boundingBox())!
    expect(first.y, path).toBeLessThan(480)
    expect(first.height, path).toBeLessThanOrEqual(420)
    await expect(page.locator('.results__list > *').nth(1), path).toHaveClass(/^ad\b/)
  }
})

test('the first doctor begins on the first screen after a sentence and with filters, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const searches = [
    '/doctor/dentist',
    '/doctor?near=flushing',
    '/doctor?near=flushing&lang=yue&day=week',
    '/doctor?q=牙医',
    '/doctor?q=我妈妈血压高想找会讲台山话的家庭医生',
    '/doctor?q=移民体检',
  ]
  for (const path of ['', '/zh-Hant', '/en-US'].flatMap((prefix) => searches.map((search) => prefix + search))) {
    await page.goto(path)
    const first = (await page.locator('.results__list > .doc').first().boundingBox())!
    expect(first.y, path).toBeLessThan(480)
  }
  const whole = 'family doctor who speaks Cantonese on weekends in Flushing for high blood pressure'
  await page.goto(`/en-US/doctor?q=${encodeURIComponent(whole)}`)
  await expect(page.locator('.read .chip')).toHaveCount(5)
  expect((await page.locator('.results__list > .doc').first().boundingBox())!.y).toBeLessThan(480)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('filters are a sheet over the list, whose button is always at hand', async ({ page }) => {
      await page.goto(list)
      const sheet = page.locator('.filters')
      await sheet.locator('> summary').click()
      const { width, height } = page.viewportSize()!
      await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width, height })
      const submit = sheet.getByRole('button', { name: /查看\d+位/ })
      await expect(submit).toBeInViewport()
      const before = await submit.textContent()
      await sheet.getByRole('checkbox', { name: /粤语/ }).check()
      await sheet.locator('.filters__fold:has([name=open]) > summary').click()
      const weekends = sheet.getByRole('checkbox', { name: /周末/ })
      if (javaScriptEnabled) {
        // Each choice is counted: the button has to say what both together find.
        const [answer] = await Promise.all([
          page.waitForResponse((response) => /lang=yue.*open=weekend/.test(response.url())),
          weekends.check(),
        ])
        const { label } = (await answer.json()) as { label: string }
        await expect(submit).toContainText(label)
        await expect(submit).not.toHaveText(before!)
      } else await weekends.check()
      const said = await submit.textContent()
      await submit.click()
      await expect(page).toHaveURL(/lang=yue.*open=weekend/)
      const [total] = /\d+/.exec(javaScriptEnabled ? said! : await page.locator('.sec__head').innerText())!
      await expect(page.locator('.sec__head')).toContainText(total)
      await expect(sheet).not.toHaveAttribute('open')
    })

    test('large type shows twelve doctors first, and the others where they are when asked', async ({
      page,
      context,
      baseURL,
    }) => {
      await context.addCookies([{ name: 'elder', value: '1', url: baseURL! }])
      await page.goto(list)
      const seen = page.locator('.results__list > .doc:visible')
      await expect(seen).toHaveCount(12)
      const rest = page.getByRole('link', { name: '接着看后面8位' })
      await rest.click()
      await expect(page).toHaveURL(`${list}#d13`)
      await expect(seen).toHaveCount(20)
      await expect(page.locator('#d13')).toBeInViewport({ ratio: 0.5 })
      await expect(rest).toBeHidden()
    })

    test('a pin of the map leads to its card in the strip, and the map stays in view', async ({ page }) => {
      await page.goto(list)
      await page.getByRole('link', { name: '看地图' }).click()
      await expect(page).toHaveURL(/view=map/)
      if (javaScriptEnabled) await expect(page.locator('.map__view.is-replaced')).toBeVisible()
      const pin = page.locator('.map-pin:visible').last()
      const number = (await pin.locator('b').textContent())!
      await pin.click()
      await expect(page).toHaveURL(new RegExp(`#d${number}$`))
      const card = page.locator(`#d${number}`)
      await expect(card).toBeInViewport({ ratio: 0.5 })
      await expect(page.locator('.map__frame')).toBeInViewport({ ratio: 0.5 })
      await page.getByRole('link', { name: '看列表' }).click()
      await expect(page).not.toHaveURL(/view=map/)
    })

    test('plan and ZIP are said once and stand on every card until they are forgotten', async ({ page, context }) => {
      await page.goto(list)
      await page.getByRole('link', { name: '我的保险', exact: true }).click()
      await page.getByLabel('您的保险').selectOption({ label: '白卡（Medicaid）' })
      await page.getByLabel('邮编').fill('1135')
      await page.getByRole('button', { name: '记住' }).click()
      await expect(page.getByRole('alert')).toContainText('邮编是5位数字')
      await expect(page.getByLabel('您的保险')).toHaveValue('medicaid')
      await page.getByLabel('邮编').fill('11354')
      await page.getByRole('button', { name: '记住' }).click()
      await expect(page).toHaveURL(list)
      // The whole list stands above it.
      await expect(page.getByRole('contentinfo')).toBeVisible()
      for (const card of await page.locator('.results__list .doc').all()) {
        await expect(card).toContainText(/收您的白卡|没写收不收白卡/)
      }
      await page.getByRole('link', { name: /^收白卡/ }).click()
      await expect(page).toHaveURL(/plan=medicaid/)
      await page.getByRole('link', { name: '改保险、邮编' }).click()
      await page.getByRole('button', { name: '忘记我的保险和邮编' }).click()
      await expect(page).toHaveURL(/plan=medicaid/)
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('hys-preferences')
    })
  })
}
