import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** What the peer does with the next mail. `drops` takes the whole mail and breaks the connection before it says so. */
export type Mood = 'accepts' | 'hangs' | 'drops' | { code: number; at: 'recipient' | 'data' }

/** A real SMTP server that keeps what it was sent. */
export async function startSmtpPeer({ port: wanted = 0, mails = [] as Email[] } = {}) {
  let mood: Mood = 'accepts'
  const recipients: string[] = []
  const counts = { refusals: 0, drops: 0, hangs: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      if (mood !== 'hangs') return done()
      counts.hangs += 1
    },
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      done(refusalAt('recipient'))
    },
    async onData(stream, session, done) {
      const mail = await PostalMime.parse(await buffer(stream))
      if (typeof mood === 'object') return done(refusalAt('data'))
      mails.push(mail)
      if (mood !== 'drops') return done()
      counts.drops += 1
      for (const connection of server.connections) if (connection.id === session.id) connection.close()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  function refusalAt(stage: 'recipient' | 'data') {
    if (typeof mood !== 'object' || mood.at !== stage) return undefined
    counts.refusals += 1
    return Object.assign(new Error(`not now <${recipients.at(-1)}>`), { responseCode: mood.code })
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    /** Whom it was told to deliver to, whatever the mails themselves say. */
    recipients,
    /** How often it refused a mail, broke off after one, and said nothing. */
    counts,
    become(next: Mood) {
      mood = next
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
