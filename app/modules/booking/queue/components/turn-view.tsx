import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import type { TurnLink, TurnPage } from '../pages/turn-page.server.ts'
import { WaitingPanel } from './waiting-panel.tsx'

/** What somebody who waits sees on their own telephone. */
export function TurnView({ page: { token, turn } }: { page: TurnPage }) {
  const { t } = useTranslation('booking')
  const again = useHref(paths.link(token))
  return (
    <div className="wrap wrap--form stack private" data-live-minutes="">
      <h1>{t('queue.title')}</h1>
      <div id="region-turn" data-live-region="" className="stack">
        {turn.state === 'waiting' ? (
          <>
            <WaitingPanel waiting={turn.waiting} />
            <p className="muted">{t('queue.asOf', { time: turn.time })}</p>
            <p>
              <a className="btn btn--line btn--block" href={again}>
                {t('queue.again')}
              </a>
            </p>
            <p>{t('queue.stay')}</p>
          </>
        ) : (
          <p className="lead">{t(`queue.${turn.state}`)}</p>
        )}
      </div>
    </div>
  )
}

/** On a slip: the code that leads to the place in line, and its address for who cannot scan. */
export function TurnCode({ link: { address, image } }: { link: TurnLink }) {
  const { t } = useTranslation('booking')
  return (
    <div className="qrrow">
      <img className="qrrow__code" src={image} alt={t('queue.code')} width={320} height={320} />
      <p>
        <b>{t('queue.scan')}</b>
        <br />
        <span className="muted" lang="en">
          {address}
        </span>
      </p>
    </div>
  )
}
