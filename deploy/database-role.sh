#!/bin/sh
# Once, when the folder of the database is made: the processes get a role that owns its own database and nothing else.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$JYOTI_PASSWORD" --file /database-role.sql
