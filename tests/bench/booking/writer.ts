import { bookAll, closeStage, openStage, type Seat } from './stage.ts'

/**
 * One writing process of the fairness measurement: books the seats it is sent and sends back how long each took; twice,
 * as the first bookings of a process compile its code.
 */
let isWarm = false
process.on('message', (message: { seats: Seat[]; waiting: number }) => {
  void bookAll(message.seats, message.waiting).then(async (answer) => {
    if (isWarm) await closeStage()
    process.send!(answer)
    if (isWarm) process.disconnect()
    isWarm = true
  })
})
await openStage()
process.send!('ready')
