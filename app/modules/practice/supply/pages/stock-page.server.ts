import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orAnswered, refusedForm, staleForm } from '#app/core/answer/answer.server.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { notFound } from '#app/core/http.server.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { newId } from '#app/core/ids.server.ts'
import { paths } from '#app/paths.ts'
import { moveStock } from '../commands/move-stock.server.ts'
import { formOfStock, type StockForm, stockForms } from '../forms.ts'
import { findSupply, type Supply } from '../queries/supplies.server.ts'

function formOf(request: Request): StockForm | null {
  const named = new URL(request.url).searchParams.get('form')
  return stockForms.find((form) => form === named) ?? null
}

/** The forms that somebody may send: whoever leads the clinic all of them, the front desk what comes and goes. */
function formsOf({ clinic, item }: Supply): StockForm[] {
  if (item.isArchived || !clinic.mayMove) return []
  return stockForms.filter((form) => clinic.mayManage || form === 'receive' || form === 'use')
}

/** An item with its lots, what has become of them, and its forms with the id that each will be written under. */
export async function loadStock(request: Request, actor: ProviderActor, itemId: string) {
  const supply = (await findSupply(actor, itemId)) ?? notFound()
  return {
    ...supply,
    form: formOf(request),
    forms: formsOf(supply).map((form) => ({ form, id: newId() })),
  }
}

export type StockData = Awaited<ReturnType<typeof loadStock>>

/** Writes what one of the forms says; which one, its address says. */
export async function submitStock(request: Request, actor: ProviderActor, itemId: string) {
  const supply = (await findSupply(actor, itemId)) ?? notFound()
  const form = formOf(request) ?? notFound()
  const { clinic, item } = supply
  if (!item.isArchived && !formsOf(supply).includes(form)) forbidden()
  const submission = parseForm(await readForm(request), formOfStock[form])
  if (submission.status !== 'success') return refusedForm(submission)
  const done = await orAnswered(moveStock(actor, itemId, submission.value), {
    'directory.stale': () => staleForm(submission),
    'supply.short': () => refusedForm(submission, { quantity: ['errors.short'] }, 409),
    'supply.lot_expiry': () => refusedForm(submission, { expiresOn: ['errors.lotExpiry'] }, 409),
  })
  if (typeof done !== 'boolean') return done
  const t = translator(actor.locale, 'supply')
  return accepted(paths.supplyItem(itemId, { place: clinic.slug }), t(`done.${form}`))
}
