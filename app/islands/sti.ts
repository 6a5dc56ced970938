import { enhanceWindows } from './sti/enhance-windows.ts'

/**
 * Testing for infections after sex: writes the calendar dates of the reader's own day into the table of days. Works in this page alone:
 * no request, no storage, no history.
 */
const form = document.querySelector<HTMLElement>('[data-sti]')
const groups = document.querySelectorAll<HTMLDetailsElement>('[data-sti-group]')
if (form && groups.length > 0) enhanceWindows(form, [...groups])
