import { expect, test } from '@playwright/test'
import { chooseLastDay, chooseTime, doctor, fillIn, newPhone, press, textsTo } from './booking-journey.ts'
import { forgetLimit } from './server-database.ts'

test.beforeEach(() => forgetLimit('booking'))

for (const javaScriptEnabled of [false, true]) {
  test.describe(`an appointment, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('from a doctor’s profile to a ticket, and its life by link', async ({ page, browser }) => {
      const phone = newPhone()
      await chooseTime(page)
      await expect(page.locator('.ticket:visible')).toContainText('这个时间为您保留到')
      await page.locator('[name=nameEn]').fill('方杞年')
      await page.locator('[name=phone]').fill(phone.slice(1))
      const faulty = await press(page, page.getByRole('button', { name: '确认预约' }).last())
      expect(faulty.status()).toBe(400)
      await expect(page).toHaveTitle(/^错误：/)
      await expect(page.getByRole('alert')).toContainText('电话少了1位，请填写10位号码')
      await expect(page.locator('[name=phone]')).toHaveValue(phone.slice(1))
      await page.getByRole('alert').getByRole('link', { name: '请用英文字母写姓名' }).click()
      await expect(page).toHaveURL(/#book-nameEn$/)

      await fillIn(page, phone)
      const booked = await press(page, page.getByRole('button', { name: '确认预约' }).last())
      expect(booked.status()).toBe(302)
      await expect(page).toHaveURL(/\/[A-Za-z0-9]{22}$/)
      await expect(page).toHaveTitle('您的预约 - 中文就医指南')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('约好了')
      const ticket = page.getByRole('region', { name: '预约单', exact: true })
      await expect(ticket).toContainText('方杞年')
      await expect(ticket).toContainText('FANG QINIAN')
      await expect(ticket).toContainText('Mei Ling Cheung, MD')
      const code = ticket.getByRole('img')
      await expect
        .poll(() => code.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
        .toBeGreaterThan(0)
      const link = page.url()

      const calendar = await page.request.get(`${link}/calendar.ics`)
      expect(calendar.headers()['content-type']).toContain('text/calendar')
      expect(await calendar.text()).toContain('BEGIN:VTIMEZONE')

      // Somebody else with the link sees a first letter and a masked number until the code from the phone is typed.
      const stranger = await browser.newContext({ javaScriptEnabled })
      const gate = await stranger.newPage()
      await gate.goto(link)
      await expect(gate.locator('main')).toContainText('方••的预约')
      await expect(gate.locator('main')).toContainText(phone.slice(-4))
      await expect(gate.locator('main')).not.toContainText(/FANG|方杞年/)
      await press(gate, gate.getByRole('button', { name: '把验证码发到' }))
      await expect(gate).toHaveURL(/\/access$/)
      await expect.poll(() => textsTo(phone).some(({ text }) => /验证码\d{6}/.test(text))).toBe(true)
      const sent = /验证码(\d{6})/.exec(textsTo(phone).find(({ text }) => /验证码\d{6}/.test(text))!.text)![1]!
      await gate.getByLabel('验证码').fill(sent)
      await press(gate, gate.getByRole('button', { name: '查看预约' }))
      await expect(gate).toHaveURL(link)
      await expect(gate.getByRole('region', { name: '预约单', exact: true })).toContainText('方杞年')
      await stranger.close()

      await press(page, page.getByRole('button', { name: '我会来' }))
      await expect(page.getByText('您说过会来，谢谢。')).toBeVisible()

      const before = await ticket.locator('time').getAttribute('datetime')
      await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: '改时间' }).click()])
      await chooseLastDay(page)
      // The same story is told beside this one. Where both want one time, the later is shown others.
      let time = page.locator('.slots button').last()
      for (let answer = 409; answer === 409; time = page.locator('.near button').last()) {
        await Promise.all([page.waitForEvent('load'), time.click()])
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('改到这个时间？')
        await expect(page.locator('.moved del time')).toHaveAttribute('datetime', before!)
        answer = (await press(page, page.getByRole('button', { name: /^是，改到/ }))).status()
      }
      await expect(page).toHaveURL(link)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('改好了')
      await expect(page.locator('.moved del time')).toHaveAttribute('datetime', before!)
      expect(await ticket.locator('time').getAttribute('datetime')).not.toBe(before)

      await page.getByRole('link', { name: '取消预约' }).click()
      await expect(page.getByText('取消后，这个时间会让给别人。')).toBeVisible()
      await page.getByLabel('那天有事').check()
      await press(page, page.getByRole('button', { name: '是，取消预约' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('预约已取消')
      await expect.poll(() => textsTo(phone).some(({ text }) => text.includes('已经取消'))).toBe(true)
    })

    test('a time that somebody else holds is answered with three near ones', async ({ page, browser }) => {
      const slot = await chooseTime(page)
      const other = await browser.newContext({ javaScriptEnabled })
      const late = await other.newPage()
      await late.goto(`${doctor}/appointment?seen=no&vt=first&slot=${encodeURIComponent(slot)}`)
      await expect(late.getByText('这个时间刚被约走了')).toBeVisible()
      const near = late.locator('.near button')
      await expect(near).toHaveCount(3)
      await press(late, near.first())
      await expect(late.locator('.ticket:visible')).toContainText('这个时间为您保留到')
      await fillIn(late, newPhone())
      await late.locator('[name=reason]').fill('年度体检')
      // The form is sent for the time that the other browser holds.
      const answer = await late.request.post(late.url(), {
        form: {
          ...(await late.locator('form#book').evaluate((form: HTMLFormElement) => {
            return Object.fromEntries(new FormData(form)) as Record<string, string>
          })),
          slot,
        },
        headers: { Origin: new URL(late.url()).origin },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(409)
      const html = await answer.text()
      expect(html).toContain('您填的资料都还在')
      expect(html).toContain('年度体检</textarea>')
      expect(html.match(/name="newSlot"/g)).toHaveLength(3)
      await other.close()
    })
  })
}

test('who goes back to the form, or has it open twice, is told that the time is theirs', async ({ page, context }) => {
  await chooseTime(page)
  const form = page.url()
  const second = await context.newPage()
  await second.goto(form)
  await fillIn(page, newPhone())
  // The second press takes the place of the first while that one is on its way.
  await page.getByRole('button', { name: '确认预约' }).last().dblclick()
  await expect(page).toHaveURL(/\/[A-Za-z0-9]{22}$/)
  const link = page.url()
  await page.goto(form)
  await expect(page.locator('main')).toContainText('这个时间是您刚才约好的。')
  await expect(page.locator('main')).not.toContainText('刚被约走')
  await page.getByRole('link', { name: '看我的预约' }).click()
  await expect(page).toHaveURL(link)

  // The same patient from the other tab: one visit a day.
  await fillIn(second, '9175550100')
  const refused = await press(second, second.getByRole('button', { name: '确认预约' }).last())
  expect(refused.status()).toBe(409)
  await expect(second.locator('[name=nameEn]')).toHaveValue('FANG QINIAN')
  await expect(second.getByRole('link', { name: '看我的预约' })).toBeVisible()

  // Cancelled in one tab, the other cannot move it any more and says so.
  await second.goto(`${link}/reschedule`)
  await Promise.all([second.waitForEvent('load'), second.locator('.slots button').first().click()])
  await page.goto(`${link}/cancellation`)
  await press(page, page.getByRole('button', { name: '是，取消预约' }))
  const moved = await press(second, second.getByRole('button', { name: /^是，改到/ }))
  expect(moved.status()).toBe(409)
  await expect(second.getByRole('alert')).toContainText('这个预约已经不能这样改')
})

test('a plan that may not be accepted is said where the page opens, once', async ({ page }) => {
  await chooseTime(page)
  await fillIn(page, newPhone())
  const other = page.locator('[name=plan] optgroup').last().locator('option').first()
  await page.locator('[name=plan]').selectOption(await other.getAttribute('value'))
  const warned = await press(page, page.getByRole('button', { name: '确认预约' }).last())
  expect(warned.status()).toBe(409)
  const notice = page.getByRole('alert')
  await expect(notice).toBeFocused()
  await notice.getByRole('link', { name: '换一个保险' }).click()
  await expect(page).toHaveURL(/#book-plan$/)
  const booked = await press(page, page.getByRole('button', { name: '知道了，还是要约' }))
  expect(booked.status()).toBe(302)
})

test('the ticket prints on one page', async ({ page }) => {
  await chooseTime(page)
  await fillIn(page, newPhone())
  await press(page, page.getByRole('button', { name: '确认预约' }).last())
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('a clinic that sets the times itself is asked for one', async ({ page }) => {
  await page.goto('/doctor/nurse-practitioner/lin-tian/appointment')
  await page.locator('[name=wishDate1]').selectOption({ index: 3 })
  await page.locator('[name=wishPart1]').selectOption('pm')
  await fillIn(page, newPhone())
  await press(page, page.getByRole('button', { name: '提交申请' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('申请收到了，等诊所答复')
})

test('the waitlist is joined and left', async ({ page }) => {
  await page.goto(`${doctor}/waitlist`)
  const until = await page.locator('[name=dateFrom]').inputValue()
  await page.locator('[name=dateTo]').selectOption(until)
  await page.getByLabel('上午').check()
  await fillIn(page, newPhone())
  await press(page, page.getByRole('button', { name: '加入候补' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您在候补名单上')
  await press(page, page.getByRole('button', { name: '退出候补' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('您已退出候补')
})

for (const javaScriptEnabled of [false, true]) {
  test.describe(`the waitlist of a specialty, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('is reached from the waitlist of a doctor, joined for an area and left', async ({ page }) => {
      await page.goto(`${doctor}/waitlist`)
      await Promise.all([
        page.waitForEvent('load'),
        page.locator('main a[href^="/doctor/family-medicine/waitlist"]').click(),
      ])
      const near = page.locator('[name=area]')
      await near.selectOption({ index: 1 })
      const area = await near.locator('option:checked').innerText()
      const until = await page.locator('[name=dateFrom]').inputValue()
      await page.locator('[name=dateTo]').selectOption(until)
      await fillIn(page, newPhone())
      await press(page, page.getByRole('button', { name: '加入候补' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('您在候补名单上')
      await expect(page.locator('main')).toContainText(`等${area}的`)
      await press(page, page.getByRole('button', { name: '退出候补' }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('您已退出候补')
    })
  })
}

test('the first available doctor of a specialty leads to the form', async ({ page }) => {
  await page.goto('/doctor/family-medicine/appointment?lang=yue')
  await press(page, page.getByRole('button', { name: /^约.*\d:\d\d$/ }).last())
  // Whoever has a visit for new or returning patients only is asked about first; the answer keeps the time.
  const seen = page.getByRole('button', { name: /^看过/ }).first()
  if (await seen.isVisible()) await press(page, seen)
  await expect(page.locator('.ticket:visible')).toContainText('您选的时间')
  await expect(page.locator('[name=visited]')).toHaveCount(0)
})

for (const javaScriptEnabled of [false, true]) {
  test.describe(`who has seen the doctor before, JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled })

    test('is asked once, before the times, and gets the visit for the answer', async ({ page }) => {
      await page.goto(`${doctor}/appointment`)
      await expect(page.getByRole('heading', { name: '以前来看过吗？' })).toBeVisible()
      await expect(page.locator('.slots button')).toHaveCount(0)
      await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: '没看过，这是第一次' }).click()])
      await expect(page.getByRole('link', { name: '首诊' })).toHaveAttribute('aria-current', 'true')
      await expect(page.getByRole('link', { name: '复诊' })).toHaveCount(0)
      await chooseLastDay(page)
      const answer = await press(page, page.locator('.slots button').last())
      if (answer.status() === 409) await press(page, page.locator('.near button').first())
      expect(new URL(page.url()).searchParams.get('seen')).toBe('no')
      await expect(page.locator('form#book')).not.toContainText('以前来看过吗？')
      await expect(page.locator('.ticket:visible')).toContainText('首诊')
    })
  })
}

test('the soonest come first, and the day filter leaves out who is full', async ({ page }) => {
  await page.goto('/doctor?sort=soonest&day=3days')
  const cards = page.locator('.doc')
  await expect(cards.first().locator('.next time').first()).toBeVisible()
  // Who has time at another place than the card shows has a card without times.
  const firsts = await cards.evaluateAll((all) =>
    all.flatMap((card) => card.querySelector('.next time')?.getAttribute('datetime') ?? []),
  )
  expect(firsts.length).toBeGreaterThan(1)
  expect(firsts).toEqual(firsts.toSorted())
  // Three days, today among them, are never over four days ahead in UTC.
  const last = Date.parse(firsts.at(-1)!)
  expect(last - Date.now()).toBeLessThan(4 * 86_400_000)
})
