import { takeStepsHere } from './desk/steps-that-stay.ts'

/** The desk's small conveniences: print buttons, which do nothing without script and so are shown only with it. */
for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
  button.hidden = false
  button.addEventListener('click', () => window.print())
}

/** A choice that is sent as soon as it is made; the button beside it does the same for everybody else. */
for (const control of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('[data-send-on-change]')) {
  control.addEventListener('change', () => control.form?.requestSubmit())
}

takeStepsHere()
