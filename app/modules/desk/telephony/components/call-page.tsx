import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { Pair } from '#app/modules/practice/components/pair.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import type { CallData } from '../pages/call-page.server.ts'
import { CallerCard } from './caller-card.tsx'
import { CallerSide } from './caller-side.tsx'
import { CarrierBanner, PhoneTabs } from './phone-frame.tsx'
import { CallTag, useMoment, useVoiceName } from './phone-words.tsx'

type Of = { page: CallData }

function Facts({ page: { clinic, call } }: Of) {
  const { t } = useTranslation('telephony')
  const moment = useMoment(clinic.timeZone)
  const voice = useVoiceName()
  const times = [
    ['came', call.createdAt],
    ['queued', call.queuedAt],
    ['answered', call.answeredAt],
    ['ended', call.endedAt],
    ['texted', call.textedAt],
    ['returned', call.returnedAt],
  ] as const
  return (
    <dl className="pairs card__body">
      <Pair label={t('call.caller')}>
        <CallerCard number={call.number} people={call.people} />
      </Pair>
      <Pair label={t('call.line')}>{call.line}</Pair>
      <Pair label={t('call.language')}>{voice(call.language)}</Pair>
      <Pair label={t('call.path')}>{call.path.join(' › ') || '—'}</Pair>
      {times.map(([name, at]) =>
        at === null ? null : (
          <Pair key={name} label={t(`call.times.${name}`)}>
            {moment(at)}
          </Pair>
        ),
      )}
      {call.answeredBy && <Pair label={t('call.answeredBy')}>{call.answeredBy}</Pair>}
      {call.returnedBy && <Pair label={t('call.returnedBy')}>{call.returnedBy}</Pair>}
      {call.voicemailId && (
        <Pair label={t('tabs.voicemail')}>
          <Link to={paths.voicemail(call.voicemailId)}>{t('call.toVoicemail')}</Link>
        </Pair>
      )}
    </dl>
  )
}

/** Buttons: what can be done with the call as it stands. */
function Moves({ page: { call, moves, mayReturn, mayText } }: Of) {
  const { t } = useTranslation('telephony')
  const action = useHref(paths.call(call.id))
  const offered = [...moves, ...(mayReturn ? (['return'] as const) : []), ...(mayText ? (['text'] as const) : [])]
  if (offered.length === 0) return null
  return (
    <form method="post" action={action} className="card__body row">
      <input type="hidden" name="version" value={call.version} />
      {offered.map((move, index) => (
        <Button key={move} name="move" value={move} variant={index === 0 ? 'primary' : 'line'}>
          {t(move === 'connect' && call.carrier !== 'simulator' ? 'call.moves.handOff' : `call.moves.${move}`)}
        </Button>
      ))}
    </form>
  )
}

/** One call: who it may be, how it went, and what can be done. */
export function CallPage({ page, answer }: Of & { answer: FormAnswer | undefined }) {
  const { t } = useTranslation('telephony')
  const moment = useMoment(page.clinic.timeZone)
  const { clinic, call, caller } = page
  return (
    <div className="stack">
      <PageHead title={t('call.title', { at: moment(call.createdAt) })} lead={clinic.name} />
      <PhoneTabs slug={clinic.slug} current="log" />
      <CarrierBanner carrier={call.carrier} />
      <PanelCard id="call" title={t('call.one')} note={<CallTag state={call.state} />}>
        <Moves page={page} />
        <Facts page={page} />
      </PanelCard>
      {caller && <CallerSide callId={call.id} caller={caller} answer={answer} />}
    </div>
  )
}
