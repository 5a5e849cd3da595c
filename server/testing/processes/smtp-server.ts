import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How the server treats the next mail. `drops` reads the whole mail and closes the connection without a reply. */
export type Behaviour = 'accepts' | 'hangs' | 'drops' | { code: number; at: 'recipient' | 'data' }

/** An SMTP server that records what it receives. */
export async function startSmtpServer({ port: requestedPort = 0, mails = [] as Email[] } = {}) {
  let behaviour: Behaviour = 'accepts'
  const recipients: string[] = []
  const counts = { rejections: 0, drops: 0, hangs: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect(_session, done) {
      if (behaviour !== 'hangs') return done()
      counts.hangs += 1
    },
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address)
      done(rejectionAt('recipient'))
    },
    async onData(stream, session, done) {
      const mail = await PostalMime.parse(await buffer(stream))
      if (typeof behaviour === 'object') return done(rejectionAt('data'))
      mails.push(mail)
      if (behaviour !== 'drops') return done()
      counts.drops += 1
      for (const connection of server.connections) if (connection.id === session.id) connection.close()
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo

  function rejectionAt(stage: 'recipient' | 'data') {
    if (typeof behaviour !== 'object' || behaviour.at !== stage) return undefined
    counts.rejections += 1
    return Object.assign(new Error(`not now <${recipients.at(-1)}>`), { responseCode: behaviour.code })
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    mails,
    /** Envelope recipients, whatever the headers say. */
    recipients,
    counts,
    behave(next: Behaviour) {
      behaviour = next
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
