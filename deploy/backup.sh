#!/bin/sh
# One backup, or one every EVERY_SECONDS; older ones than KEEP_DAYS go, but never the last one.  A backup that fails
# leaves the others alone, and says so.
#   DATABASE_URL or BEAGLE_DATABASE   a PostgreSQL database; without one, the folder BEAGLE_DATA is copied
#   BACKUPS                           the folder of the backups
set -eu
umask 077
: "${BACKUPS:?the folder of the backups}"
address=${BEAGLE_DATABASE:-${DATABASE_URL:-}}

back_up() {
	now=$(date -u +%Y-%m-%dT%H%M%SZ)
	if [ -n "$address" ]; then
		file=$BACKUPS/beagle-$now.dump
		pg_dump --format=custom --dbname="$address" --file="$file.part" &&
			pg_restore --list "$file.part" >/dev/null || return 1
	else
		file=$BACKUPS/beagle-$now.backup
		beagle backup "$file.part" >/dev/null || return 1
	fi
	mv "$file.part" "$file"
	echo "backup: $file"
	find "$BACKUPS" -maxdepth 1 -name 'beagle-*' ! -name "${file##*/}" -mtime +"${KEEP_DAYS:-14}" -exec rm -f {} +
}

mkdir -p "$BACKUPS"
if [ -z "${EVERY_SECONDS:-}" ]; then
	back_up
	exit
fi
while :; do
	back_up || echo "backup: failed" >&2
	sleep "$EVERY_SECONDS" &
	wait $!
done
