create role jyoti login password :'password' nosuperuser nocreatedb nocreaterole noreplication nobypassrls;
create database jyoti owner jyoti;
revoke all on database jyoti from public;
