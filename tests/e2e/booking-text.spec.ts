import { expect, test } from '@playwright/test'
import { newPhone, textsTo } from './booking-journey.ts'
import { forgetLimit } from './server-database.ts'
import { TextBrowser } from './text-browser.ts'

test.beforeEach(() => forgetLimit('booking'))

test('a text browser finds a doctor, books, opens the link with a code, moves and cancels', async ({
  playwright,
  baseURL,
}) => {
  const own = await playwright.request.newContext()
  const browser = new TextBrowser(own, baseURL!)
  const phone = newPhone()
  await browser.open('/en-US/doctor?q=Zhining%20Bai')
  await browser.follow('More')
  expect(browser.status).toBe(200)
  await browser.follow('No, this is my first visit')
  await browser.follow('Later days')
  const time = browser.buttons.find((words) => /^\d+:\d\d [AP]M$/.test(words))!
  await browser.press(time)
  expect(browser.text).toContain('We’re holding this time for you until')

  await browser.press('Book this time', { 'Cell phone': phone.slice(1) })
  expect(browser.status).toBe(400)
  expect(browser.text).toContain('Your phone number is one digit short. Enter 10 digits.')
  await browser.press('Book this time', {
    'Name on insurance card or ID': 'FANG QINIAN',
    Year: '1958',
    Month: '3',
    Day: '27',
    'Cell phone': phone,
    'I agree': true,
  })
  expect(browser.status).toBe(200)
  expect(browser.text).toContain('You’re booked')
  expect(browser.text).toContain('FANG QINIAN')
  const link = browser.url

  await browser.follow('Reschedule')
  await browser.follow('Later days')
  await browser.press(browser.buttons.findLast((words) => /^\d+:\d\d [AP]M$/.test(words))!)
  expect(browser.text).toContain('Move your visit to this time?')
  await browser.press(browser.buttons.find((words) => words.startsWith('Yes, move it to'))!)
  expect(browser.url).toBe(link)
  expect(browser.text).toContain('Your visit has moved')

  const later = await playwright.request.newContext()
  const reader = new TextBrowser(later, baseURL!)
  await reader.open(link)
  expect(reader.text).not.toContain('FANG')
  await reader.press(reader.buttons.find((words) => words.startsWith('Send a code to'))!)
  const code = () => textsTo(phone).flatMap(({ text }) => /code is (\d{6})/.exec(text)?.[1] ?? [])[0]
  await expect.poll(code).toBeDefined()
  await reader.press('See the appointment', { Code: code()! })
  expect(reader.text).toContain('FANG QINIAN')
  await reader.follow('Cancel appointment')
  await reader.press('Yes, cancel', { 'I’m busy then': true })
  expect(reader.text).toContain('Appointment canceled')
  await Promise.all([own.dispose(), later.dispose()])
})
