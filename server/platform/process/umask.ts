/** Other accounts of the machine cannot read the files we create: they hold leads, password hashes and backups. */
export function restrictFilePermissions() {
  process.umask(0o077)
}
