import { describe, expect, it } from 'vitest'
import { maskEmail, maskPhone } from './mask-contact.ts'

describe('maskPhone', () => {
  it.each([
    ['+17185550123', '(•••) •••-0123'],
    ['17185550123', '(•••) •••-0123'],
    ['+1 (718) 555-0123', '(•••) •••-0123'],
    ['+8613800138000', '••• 8000'],
    ['+85291234567', '••• 4567'],
    ['0123', '•••'],
    ['+1234567', '•••'],
    ['', '•••'],
    ['not a number', '•••'],
  ])('%s is %s', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked)
  })
})

describe('maskEmail', () => {
  it.each([
    ['mei.ling@example.com', 'm•••@example.com'],
    ['abc@example.com', 'a•••@example.com'],
    // The first of one or two characters would be most of the name.
    ['ab@example.com', '•••@example.com'],
    ['a@example.com', '•••@example.com'],
    ['"odd@name"@example.com', '"•••@example.com'],
    ['美玲玲@example.com', '美•••@example.com'],
    ['😀😀😀@example.com', '😀•••@example.com'],
    ['@example.com', '•••'],
    ['mei@', '•••'],
    ['mei', '•••'],
    ['', '•••'],
  ])('%s is %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })
})
