import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Pair } from '#app/modules/practice/components/pair.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { VoicemailData } from '../pages/voicemail-page.server.ts'
import { CallerCard } from './caller-card.tsx'
import { PhoneTabs } from './phone-frame.tsx'
import { useMoment, useVoiceName, VoicemailTag } from './phone-words.tsx'

type Of = { page: VoicemailData }

/** What was said: sound, or the words of a simulated caller; beside it the transcript, or that there is none. */
function Message({ page: { voicemail, words, hasSound, hasTranscriber, clinic } }: Of) {
  const { t } = useTranslation('telephony')
  const moment = useMoment(clinic.timeZone)
  const sound = useHref(paths.voicemailSound(voicemail.id))
  if (voicemail.wipedAt !== null)
    return (
      <p className="card__body muted">
        {t(voicemail.isAtCarrier ? 'voicemail.wipedHere' : 'voicemail.wiped', { at: moment(voicemail.wipedAt) })}
      </p>
    )
  return (
    <dl className="pairs card__body">
      <Pair label={t('voicemail.recording')}>
        {words !== null && (
          <>
            <span className="muted">{t('voicemail.simulated')}</span> {words}
          </>
        )}
        {hasSound && <a href={sound}>{t('voicemail.listen', { count: voicemail.seconds })}</a>}
      </Pair>
      <Pair label={t('voicemail.transcript')}>
        {voicemail.transcript ?? (
          <span className="muted">{t(hasTranscriber ? 'voicemail.noTranscriptYet' : 'voicemail.noTranscript')}</span>
        )}
      </Pair>
    </dl>
  )
}

/** Buttons of a voicemail, and who it is given to. */
function Moves({ page: { voicemail, moves, team } }: Of) {
  const { t } = useTranslation('telephony')
  const action = useHref(paths.voicemail(voicemail.id))
  const simple = moves.filter((move) => move !== 'assign')
  return (
    <>
      <form method="post" action={action} className="card__body row">
        <input type="hidden" name="version" value={voicemail.version} />
        {simple.map((move) => (
          <Button key={move} name="move" value={move} variant="line">
            {t(`voicemail.moves.${move}`)}
          </Button>
        ))}
      </form>
      {moves.includes('assign') && (
        <form method="post" action={action} className="card__body stack">
          <input type="hidden" name="version" value={voicemail.version} />
          <Field id="assignee" label={t('voicemail.assignee')}>
            {(control) => (
              <Select
                {...control}
                name="assignee"
                defaultValue={voicemail.assigneeId ?? ''}
                options={[
                  { value: '', label: t('groups.noMember') },
                  ...team.map(({ id, name }) => ({ value: id, label: name })),
                ]}
              />
            )}
          </Field>
          <p>
            <Button name="move" value="assign" variant="line">
              {t('voicemail.moves.assign')}
            </Button>
          </p>
        </form>
      )}
    </>
  )
}

/** One voicemail: who it may be from, what was said, and what becomes of it. */
export function VoicemailPage({ page }: Of) {
  const { t } = useTranslation('telephony')
  const moment = useMoment(page.clinic.timeZone)
  const voice = useVoiceName()
  const { clinic, voicemail, team } = page
  const { call } = voicemail
  const assignee = team.find(({ id }) => id === voicemail.assigneeId)
  return (
    <div className="stack">
      <PageHead title={t('voicemail.title', { at: moment(voicemail.createdAt) })} lead={clinic.name} />
      <PhoneTabs slug={clinic.slug} current="voicemail" />
      <PanelCard id="message" title={t('voicemail.message')} note={<VoicemailTag state={voicemail.state} />}>
        <Message page={page} />
      </PanelCard>
      <PanelCard id="work" title={t('voicemail.work')}>
        <Moves page={page} />
        <dl className="pairs card__body">
          <Pair label={t('call.caller')}>
            <CallerCard number={call.number} people={call.people} />
          </Pair>
          <Pair label={t('call.language')}>{voice(call.language)}</Pair>
          {assignee && <Pair label={t('voicemail.assignee')}>{assignee.name}</Pair>}
          <Pair label={t('call.one')}>
            <Link to={paths.call(call.id)}>{t('voicemail.toCall')}</Link>
          </Pair>
        </dl>
      </PanelCard>
    </div>
  )
}
