import { switchWithoutLeaving } from './elder/switch-without-leaving.ts'

/** Pages with a form to fill in: large type goes on and off without loading the page again, so that what was typed stays. */
for (const form of document.querySelectorAll<HTMLFormElement>('form.elder-switch')) switchWithoutLeaving(form)
