import type { AssociationActor, ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orAnswered, orRefused, refusedForm } from '#app/core/answer/answer.server.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { parseForm, readForm } from '#app/core/form/form-body.server.ts'
import { problem } from '#app/core/form/problem.ts'
import { json, notFound, privateHeaders } from '#app/core/http.server.ts'
import type { Locale } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteAddress } from '#app/core/site.server.ts'
import { allows } from '#app/modules/accounts/capabilities.ts'
import { readChosen } from '#app/modules/association/queries/own-associations.server.ts'
import { chosenClinic, listKeptClinics } from '#app/modules/practice/clinic-facts/queries/kept-clinics.server.ts'
import { requestHead } from '#app/modules/seo/pages/request-head.server.ts'
import { paths } from '#app/paths.ts'
import { mostDevices, offerDevice, revokeDevice } from '../commands/pair-device.server.ts'
import { formatDeviceCode } from '../device-code.server.ts'
import { deviceForm } from '../forms.ts'
import { type DeviceOwner, listScanDevices, type ScanDevice } from '../queries/scan-devices.server.ts'
import { timeOf } from './scan-card.server.ts'

/** Whose devices a page is about, and where it stands. */
type Owned = Readonly<{ owner: DeviceOwner; path: string; timeZone: string }>

function lineOf({ id, name, modes, pairedAt, usedAt }: ScanDevice, timeZone: string, locale: Locale) {
  return {
    ...{ id, name, modes, isPaired: pairedAt !== null },
    used: usedAt === null ? null : timeOf(usedAt, timeZone, locale),
  }
}

async function linesOf({ owner, timeZone }: Owned, locale: Locale) {
  return (await listScanDevices(owner)).map((device) => lineOf(device, timeZone, locale))
}

/** Makes a code or takes a device back. The code is the answer itself: it stands in no address and is not asked for twice. */
async function submitDevices(request: Request, actor: ProviderActor | AssociationActor, owned: Owned) {
  const t = translator(actor.locale, 'scanning')
  const submission = parseForm(await readForm(request), deviceForm)
  if (submission.status !== 'success') return refusedForm(submission)
  const { intent, name, device } = submission.value
  if (intent === 'revoke') {
    await orRefused(revokeDevice(actor, owned.owner, device))
    return accepted(owned.path, t('devices.revoked'))
  }
  const made = await orAnswered(offerDevice(actor, owned.owner, name), {
    'scanning.too_many_devices': () =>
      refusedForm(submission, { name: [problem('errors.tooManyDevices', { most: mostDevices })] }, 409),
  })
  if (made instanceof Response) return made
  const code = formatDeviceCode(made)
  const offered = { name, code, address: siteAddress(paths.scanner(), actor.locale) as string }
  return json({ offered }, { headers: privateHeaders })
}

function headOf(request: Request, locale: Locale, path: string) {
  const title = translator(locale, 'scanning')('devices.title')
  return requestHead(request, { title, description: title, path, isIndexable: false })
}

/** The clinic that an address names; a foreign one looks like none. */
async function openClinic(request: Request, actor: ProviderActor) {
  const slug = new URL(request.url).searchParams.get('place') || null
  const led = (await listKeptClinics(actor)).filter(({ canEdit }) => canEdit)
  const clinic = chosenClinic(led, slug) ?? (slug === null ? null : notFound())
  return { led, clinic, mayPair: clinic !== null && allows(actor, 'scanner.pair', { facilityId: clinic.row.id }) }
}

const clinicOwned = ({ id, slug, timeZone }: { id: string; slug: string; timeZone: string }): Owned => ({
  ...{ owner: { facilityId: id }, path: paths.scanDevices({ place: slug }), timeZone },
})

/** The devices of a clinic, for who leads it. */
export async function loadClinicDevices(request: Request, actor: ProviderActor) {
  const { led, clinic, mayPair } = await openClinic(request, actor)
  const data = {
    head: headOf(request, actor.locale, paths.scanDevices()),
    ...{ kind: 'clinic' as const, place: clinic?.row.slug ?? null, name: clinic?.name ?? null },
    clinics: led.length > 1 ? led.map(({ row, name }) => ({ slug: row.slug, name })) : [],
    devices: clinic && mayPair ? await linesOf(clinicOwned(clinic.row), actor.locale) : null,
  }
  return json(data, { headers: privateHeaders })
}

export async function submitClinicDevices(request: Request, actor: ProviderActor) {
  const { clinic, mayPair } = await openClinic(request, actor)
  if (!clinic || !mayPair) return forbidden()
  return submitDevices(request, actor, clinicOwned(clinic.row))
}

const associationOwned = (associationId: string): Owned => ({
  ...{ owner: { associationId }, path: paths.associationScanDevices(), timeZone: newYork },
})

/** The devices of the association that somebody works for now. */
export async function loadAssociationDevices(request: Request, actor: AssociationActor) {
  const { id } = await readChosen(actor)
  const data = {
    head: headOf(request, actor.locale, paths.associationScanDevices()),
    ...{ kind: 'association' as const, place: null, name: null, clinics: [] as { slug: string; name: string }[] },
    devices: await linesOf(associationOwned(id), actor.locale),
  }
  return json(data, { headers: privateHeaders })
}

export async function submitAssociationDevices(request: Request, actor: AssociationActor) {
  const { id } = await readChosen(actor)
  return submitDevices(request, actor, associationOwned(id))
}

type Loaded<Load extends (request: Request, actor: never) => Promise<{ json: () => Promise<unknown> }>> = Awaited<
  ReturnType<Awaited<ReturnType<Load>>['json']>
>

export type DevicesData = Loaded<typeof loadClinicDevices> | Loaded<typeof loadAssociationDevices>

export type Offered = Readonly<{ name: string; code: string; address: string }>
