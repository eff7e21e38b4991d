ALTER TABLE "notices" ADD COLUMN "matter" text DEFAULT '' NOT NULL;
