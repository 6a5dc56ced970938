import { enhanceWindows } from './sti/enhance-windows.ts'

/**
 * Testing for infections after sex: writes the calendar dates of the reader's own day into the table of days. Works in this page alone:
 * no request, no storage, no history.
 */
const form = document.querySelector<HTMLElement>('[data-sti]')
const table = document.querySelector<HTMLTableElement>('[data-sti-table]')
if (form && table) enhanceWindows(form, table)
