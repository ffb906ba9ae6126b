#!/bin/sh
# Runs once, when the database folder is initialised: creates the role of the API, which owns its database and nothing else.
set -eu
psql --username "$POSTGRES_USER" --set ON_ERROR_STOP=1 --set password="$JYOTI_PASSWORD" --file /database-role.sql
