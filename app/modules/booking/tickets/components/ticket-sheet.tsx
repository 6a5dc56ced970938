import { useHref } from '@remix-run/react'
import { withPrefix } from '#app/core/i18n/locale.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { TicketSheet } from '../pages/ticket-sheet.server.ts'
import { AppointmentTicket } from '#app/modules/booking/appointments/components/appointment-ticket.tsx'
import { Bring } from '#app/modules/booking/appointments/components/bring.tsx'

/** A ticket for who reads another language than the one who booked: the paper in that language, everything around it in the booker's. */
export function TicketSheetPage({ sheet }: { sheet: TicketSheet }) {
  const { token, ticket, reader, words, sendings, outcome } = sheet
  const action = useHref(paths.linkTicket(token, { for: reader }))
  return (
    <div className="wrap wrap--form stack private">
      <div className="noprint stack stack--sm" lang={reader}>
        <p>
          <a className="alone" hrefLang={reader} href={withPrefix(paths.link(token), reader)}>
            {words.back}
          </a>
        </p>
        {outcome && <Banner tone={outcome.isSent ? 'success' : 'warning'}>{outcome.words}</Banner>}
        <p className="muted">{words.own}</p>
      </div>
      <AppointmentTicket page={ticket} qr={paths.linkQr(token)}>
        <Bring page={ticket} />
      </AppointmentTicket>
      <div className="noprint stack" lang={reader}>
        <PrintButton block>{words.printNow}</PrintButton>
        <p className="muted">{words.print}</p>
        <p>
          <a className="btn btn--line btn--block" href={useHref(paths.linkTicketImage(token))}>
            {words.picture}
          </a>
        </p>
        {sendings.length > 0 && (
          <form method="post" action={action} className="stack stack--sm">
            <h2 className="aside__title sheet__send">{words.send}</h2>
            <p className="muted">{words.sendTo}</p>
            {sendings.map(({ channel, words: label }) => (
              <Button key={channel} name="channel" value={channel} variant="line" block>
                <span>
                  <Unbroken text={label} />
                </span>
              </Button>
            ))}
          </form>
        )}
      </div>
    </div>
  )
}
