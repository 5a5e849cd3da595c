/** Leads, passwords and pictures are for the account that runs the site: whatever this program makes, other accounts of the machine cannot read. */
export function restrictFilePermissions() {
  process.umask(0o077)
}
