import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, forbidden, orRefused } from '#app/core/answer/answer.server.ts'
import { now } from '#app/core/clock.ts'
import { paths } from '#app/paths.ts'
import { configuredCarrier, hasTranscriber } from '../carriers/carriers.server.ts'
import { startTelephony } from '../commands/start-telephony.server.ts'
import { readLineState } from '../queries/ivr-world.server.ts'
import { countLeftRecordings } from '../queries/left-recordings.server.ts'
import { faultsAt, findSettings, findVersion, listGroups, listLines, listVersions } from '../queries/set-up.server.ts'
import { incomingAddress } from '../carriers/addresses.server.ts'
import { openClinics, wordsOf } from './open-telephony.server.ts'

/** How the telephone of a clinic is set up; `shown` is null before it was, and where the clinic's level has none. */
export async function loadSetUp(request: Request, actor: ProviderActor) {
  const { clinic, clinics, isOpen } = await openClinics(request, actor, 'telephony.set_up')
  const settings = isOpen ? await findSettings(clinic.id) : null
  if (!settings) return { clinic, clinics, isOpen, shown: null }
  const [lines, groups, versions, faults, state, live, left] = await Promise.all([
    listLines(clinic.id),
    listGroups(clinic.id),
    listVersions(clinic.id),
    faultsAt(clinic.id, settings.draft),
    readLineState(settings, now()),
    findVersion(clinic.id, settings.liveVersion),
    countLeftRecordings(clinic.id),
  ])
  const { name } = configuredCarrier()
  return {
    ...{ clinic, clinics, isOpen },
    shown: {
      carrier: name,
      hasTranscriber: hasTranscriber(),
      lines: lines.map(({ id, number, label, languages }) => ({
        ...{ id, number, label, languages },
        webhook: name === 'simulator' ? null : incomingAddress(id),
      })),
      groups: groups.map(({ id, name: title, members }) => ({ id, name: title, count: members.length })),
      hoursMode: settings.hours.mode,
      state,
      liveVersion: settings.liveVersion,
      publishedAt: versions.find(({ number }) => number === settings.liveVersion)?.createdAt ?? null,
      hasDraft: JSON.stringify(live) !== JSON.stringify(settings.draft),
      faults: faults.length,
      leftRecordings: left,
      rules: {
        announcesRecording: settings.announcesRecording,
        textsBack: settings.textsBack,
        keepDays: settings.keepDays,
        tells: settings.tells.length,
      },
    },
  }
}

export type SetUpData = Awaited<ReturnType<typeof loadSetUp>>

/** Begins with the menu that is ready. */
export async function submitStart(request: Request, actor: ProviderActor) {
  const { clinic, isOpen } = await openClinics(request, actor, 'telephony.set_up')
  if (!isOpen) forbidden()
  await orRefused(startTelephony(actor, clinic.id))
  return accepted(paths.telephony({ place: clinic.slug }), wordsOf(actor)('start.done'))
}
