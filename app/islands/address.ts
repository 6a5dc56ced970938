import { enhanceAddressForm } from './address/address-form.ts'
import { enhanceMinimap } from './address/minimap-pin.ts'

/**
 * Suggestions, questions and the pin of an address, for `<form data-address>` and `[data-minimap]`. The form works without it: the
 * server asks the same questions as pages. See docs/address.md.
 */
document.querySelectorAll<HTMLFormElement>('form[data-address]').forEach(enhanceAddressForm)
document.querySelectorAll<HTMLElement>('[data-minimap]').forEach(enhanceMinimap)
