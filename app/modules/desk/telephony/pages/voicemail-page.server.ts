import type { ProviderActor } from '#app/core/actor.ts'
import { accepted, orAnswered, toasted } from '#app/core/answer/answer.server.ts'
import { readAnswers } from '#app/core/form/form-body.server.ts'
import { notFound, privateHeaders } from '#app/core/http.server.ts'
import { paths } from '#app/paths.ts'
import { afterVoicemailMove, voicemailMoves } from '../call-states.ts'
import { carrierNamed, hasTranscriber } from '../carriers/carriers.server.ts'
import { recordCallRead, recordPhoneRead } from '../commands/record-phone-read.server.ts'
import { workVoicemail } from '../commands/work-voicemail.server.ts'
import { voicemailForm } from '../forms.ts'
import { findVoicemail, listVoicemails } from '../queries/desk-calls.server.ts'
import { listPhoneTeam } from '../queries/phone-team.server.ts'
import { clinicOf } from './call-page.server.ts'
import { openSetUp, searchOf, wordsOf } from './open-telephony.server.ts'

/** The voicemail box of a clinic. */
export async function loadVoicemails(request: Request, actor: ProviderActor) {
  const { clinic } = await openSetUp(request, actor, 'telephony.use')
  const isOpen = searchOf(request).get('show') !== 'done'
  const list = await listVoicemails(actor, clinic.id, isOpen)
  await recordPhoneRead(actor, clinic.id)
  return { clinic, isOpen, voicemails: list }
}

export type VoicemailsData = Awaited<ReturnType<typeof loadVoicemails>>

/** One voicemail, with what was said. */
export async function loadVoicemail(actor: ProviderActor, voicemailId: string) {
  const { facilityId, recording, ...voicemail } = (await findVoicemail(actor, voicemailId)) ?? notFound()
  const clinic = await clinicOf(actor, facilityId)
  const team = await listPhoneTeam(facilityId, actor.locale)
  await recordCallRead(actor, { type: 'voicemail', id: voicemail.id })
  const isSimulated = voicemail.call.carrier === 'simulator'
  return {
    ...{ clinic, team, voicemail, hasTranscriber: hasTranscriber() },
    /** What a simulated caller said; there is no sound of it. */
    words: isSimulated ? recording : null,
    hasSound: !isSimulated && recording !== null,
    moves: voicemailMoves.filter((move) => afterVoicemailMove(voicemail.state, move) !== null),
  }
}

export type VoicemailData = Awaited<ReturnType<typeof loadVoicemail>>

export async function submitVoicemail(request: Request, actor: ProviderActor, voicemailId: string) {
  const found = (await findVoicemail(actor, voicemailId)) ?? notFound()
  const { version, move, assignee } = await readAnswers(request, voicemailForm)
  const t = wordsOf(actor)
  const here = paths.voicemail(voicemailId)
  const warned = (text: string) => toasted(here, { tone: 'warning', text })
  if (move === null) return notFound()
  const team = await listPhoneTeam(found.facilityId, actor.locale)
  if (move === 'assign' && !team.some(({ id }) => id === assignee)) return warned(t('voicemail.noAssignee'))
  const done = await orAnswered(workVoicemail(actor, { voicemailId, version, move, assigneeId: assignee }), {
    'telephony.moved_on': () => warned(t('call.movedOn')),
  })
  return done instanceof Response ? done : accepted(here, t(`voicemail.done.${move}`))
}

/** The sound of a voicemail, as its carrier keeps it. */
export async function sendRecording(actor: ProviderActor, voicemailId: string): Promise<Response> {
  const { recording, call } = (await findVoicemail(actor, voicemailId)) ?? notFound()
  const sound = recording === null ? null : await carrierNamed(call.carrier)?.listen(recording)
  if (!sound) return notFound()
  await recordCallRead(actor, { type: 'voicemail', id: voicemailId })
  return new Response(sound, { headers: { ...privateHeaders, 'Content-Type': 'audio/mpeg' } })
}
