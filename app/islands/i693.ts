import { enhanceCheck } from './i693/enhance-check.ts'

/** The vaccine self-check of the immigration examination: the date of birth stays in the browser. */
const form = document.querySelector<HTMLFormElement>('form[data-i693]')
const block = document.getElementById('i693-data')
if (form && block) enhanceCheck(form, JSON.parse(block.textContent ?? '') as Parameters<typeof enhanceCheck>[1])
